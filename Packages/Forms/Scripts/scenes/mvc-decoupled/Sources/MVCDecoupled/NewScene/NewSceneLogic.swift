import Shared

/// What NewScene's controller asks of its business, which answers by what it returns or throws.
protocol NewSceneLogic: AnyObject {
  /// Called after every change of the todos, whoever made it.
  var onChange: () -> Void { get set }

  /// How many todos are left.
  func load() throws(TodoStoreError) -> Int
}
