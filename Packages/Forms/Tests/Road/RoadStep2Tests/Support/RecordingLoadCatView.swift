@testable import RoadStep2

/// A view that draws nothing and remembers what it was asked.
final class RecordingLoadCatView: LoadCatViewProtocol {
  enum Request: Equatable {
    case presentEditor
    case dismissEditor
  }

  /// Called at each update, when a view would draw.
  var onUpdate: () -> Void = {}

  private var requests: [Request] = []
  private(set) var editor: EditCatPresenter?

  /// The requests since the last time.
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
