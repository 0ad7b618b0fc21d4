/// What NewScene's controller needs of a view: what it can be told, and whom it tells.
protocol NewSceneViewing: AnyObject {
  var delegate: (any NewSceneViewDelegate)? { get set }

  var left: String { get set }
}
