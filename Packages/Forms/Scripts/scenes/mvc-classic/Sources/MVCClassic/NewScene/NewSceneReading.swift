/// What NewScene's view can do with the model: follow it, and read.
protocol NewSceneReading: AnyObject {
  func addObserver(_ observer: any ModelObserver)

  /// As of the last load; before the first one nothing is known, so nothing is claimed.
  var left: Int? { get }
  /// Why the todos couldn't be loaded.
  var failure: String? { get }
}
