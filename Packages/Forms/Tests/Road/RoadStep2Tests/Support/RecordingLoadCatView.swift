@testable import RoadStep2

/// A view that draws nothing and records its requests.
final class RecordingLoadCatView: LoadCatViewProtocol {
  enum Request: Equatable {
    case presentEditor
    case dismissEditor
  }

  /// Called at each update, when a view would draw.
  var onUpdate: () -> Void = {}

  private var requests: [Request] = []
  private(set) var editor: EditCatPresenter?

  /// Returns the recorded requests and clears them.
  func takeRequests() -> [Request] {
    defer { requests = [] }
    return requests
  }

  func update() { onUpdate() }

  func presentEditor(_ presenter: EditCatPresenter) {
    requests.append(.presentEditor)
    editor = presenter
  }

  func dismissEditor() {
    requests.append(.dismissEditor)
    editor = nil
  }
}
