@testable import RoadStep2

/// A view that draws nothing and says when it would.
final class RecordingEditCatView: EditCatViewProtocol {
  /// Called at each update, when a view would draw.
  var onUpdate: () -> Void = {}

  func update() { onUpdate() }
}
