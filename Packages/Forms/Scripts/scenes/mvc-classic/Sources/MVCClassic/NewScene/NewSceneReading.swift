/// NewScene's model as its view sees it: the view can only observe and read it.
protocol NewSceneReading: AnyObject {
  func addObserver(_ observer: any ModelObserver)

  /// Nil until the first successful load.
  var left: Int? { get }
  /// Why the todos couldn't be loaded.
  var failure: String? { get }
}
