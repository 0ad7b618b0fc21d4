import Shared

/// What the editor's view can do with the model: follow it, and read.
protocol EditCatReading: AnyObject {
  func addObserver(_ observer: any ModelObserver)

  /// The last one that was finished.
  var picture: Bitmap { get }
  /// The row of the filter that is chosen.
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
