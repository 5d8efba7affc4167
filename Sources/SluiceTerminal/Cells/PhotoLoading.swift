/// How far a cell is with the loading of its image.
@MainActor
final class PhotoLoading {
  let source: PictureSource
  private let loader: PictureLoader

  /// Why there is no image.
  private(set) var failure: PictureError?

  /// The room for which the image was asked for last.
  private var room: PictureRoom?
  private var image: Image?
  private var request: PictureRequest?

  init(_ source: PictureSource, _ loader: PictureLoader) {
    self.source = source
    self.loader = loader
  }

  /// The image for a room; nil while it is loaded, after which `onChange` is called, and where it cannot be.
  ///
  /// While it is loaded for another room, what was there for the old one stays. `isPrinted` is for output that cannot
  /// wait.
  func image(in room: PictureRoom, isPrinted: Bool, _ onChange: @escaping @MainActor () -> Void) -> Image? {
    if isPrinted {
      take(loader.loadNow(source, in: room))
    } else if room != self.room {
      request?.cancel()
      self.room = room
      failure = nil
      if let kept = loader.picture(source, in: room) {
        image = kept
      } else {
        request = loader.load(source, in: room) { [weak self] result in
          self?.take(result)
          onChange()
        }
      }
    }
    return image
  }

  /// Takes back what is asked for; it is asked for again when the cell is drawn again.
  func cancel() {
    request?.cancel()
    request = nil
    if image == nil { room = nil }
  }

  private func take(_ result: Result<Image, PictureError>) {
    request = nil
    switch result {
    case .success(let image): self.image = image
    case .failure(let error): (image, failure) = (nil, error)
    }
  }
}
