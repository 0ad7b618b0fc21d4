import Shared

@testable import MVCDecoupled

/// A double of the logic that answers with what the test sets and counts its calls.
final class RecordingNewSceneLogic: NewSceneLogic {
  var onChange: () -> Void = {}

  /// The result of a load.
  var left: Result<Int, TodoStoreError> = .success(1)
  private(set) var loads = 0

  func load() throws(TodoStoreError) -> Int {
    loads += 1
    return try left.get()
  }
}
