import Shared

@testable import MVCDecoupled

/// A logic without business that answers what the test says and counts how often it was asked.
final class RecordingNewSceneLogic: NewSceneLogic {
  var onChange: () -> Void = {}

  /// What a load answers.
  var left: Result<Int, TodoStoreError> = .success(1)
  private(set) var loads = 0

  func load() throws(TodoStoreError) -> Int {
    loads += 1
    return try left.get()
  }
}
