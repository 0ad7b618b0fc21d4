@testable import RoadStep2

/// A view that draws nothing and records its requests.
final class RecordingEditCatView: EditCatViewProtocol {
  struct Notice: Equatable {
    let message: String
    let reason: String?
  }

  /// Called at each update, when a view would draw.
  var onUpdate: () -> Void = {}

  private(set) var notices: [Notice] = []

  func update() { onUpdate() }

  func showNotice(_ message: String, reason: String?) {
    notices.append(Notice(message: message, reason: reason))
  }
}
