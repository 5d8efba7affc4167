@_exported import SluiceSections
@_exported import SluiceStreams
