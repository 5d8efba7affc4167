import FoundationEssentials
import Sluice

/// A view that needs nothing but `SectionedView`: it writes down what it shows at each reload.
@MainActor
final class RecordingView: SectionedView {
  typealias Cell = String

  var sectionedDataSource: (any SectionedViewDataSource<String>)?
  private(set) var reloads: [[String]] = []

  func reloadData() {
    guard let source = sectionedDataSource else { return reloads.append(["nothing"]) }
    var shown: [String] = []
    for section in 0..<source.numberOfSections {
      if let title = source.titleForHeader(inSection: section) { shown.append("# \(title)") }
      for item in 0..<source.numberOfItems(inSection: section) {
        shown.append((try? source.cell(at: IndexPath(item: item, section: section))) ?? "?")
      }
      if let title = source.titleForFooter(inSection: section) { shown.append("(\(title))") }
    }
    reloads.append(shown)
  }
}

typealias TestSection = SectionModel<String, Int>
typealias RecordingDataSource = SectionedReloadDataSource<RecordingView, TestSection>

extension SectionedDataSource where View == RecordingView, Section == TestSection {
  /// A data source that shows an item as its place and value.
  static func plain() -> RecordingDataSource {
    RecordingDataSource { _, _, indexPath, item in "\(indexPath.section).\(indexPath.row)=\(item)" }
  }
}
