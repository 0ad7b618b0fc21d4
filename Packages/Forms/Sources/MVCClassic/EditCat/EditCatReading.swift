import Shared

/// The editor's model as its view sees it: the view can only observe and read it.
protocol EditCatReading: AnyObject {
  func addObserver(_ observer: any ModelObserver)

  /// The result of the last filter that finished.
  var picture: Bitmap { get }
  /// The row of the chosen filter.
  var choice: Int { get }
  var isFiltering: Bool { get }
  var isSaving: Bool { get }
  var canChoose: Bool { get }
  var canSave: Bool { get }
  var notice: EditCatNotice? { get }
}

/// How saving ended.
nonisolated enum EditCatNotice: Equatable, Sendable {
  case saved(as: String)
  case saveFailed(reason: String)
}
