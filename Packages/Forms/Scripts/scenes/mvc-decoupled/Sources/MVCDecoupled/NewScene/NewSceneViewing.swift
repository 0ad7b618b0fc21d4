/// The view as NewScene's controller sees it: its contents and its delegate.
protocol NewSceneViewing: AnyObject {
  var delegate: (any NewSceneViewDelegate)? { get set }

  var left: String { get set }
}
