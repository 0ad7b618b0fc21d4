import Shared

/// NewScene's business logic as its controller calls it; results are returned or thrown.
protocol NewSceneLogic: AnyObject {
  /// Called after every change of the todos, regardless of its origin.
  var onChange: () -> Void { get set }

  /// How many todos are left.
  func load() throws(TodoStoreError) -> Int
}
