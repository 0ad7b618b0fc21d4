@testable import MVCClassic

/// A model of NewScene whose state the test sets.
final class SettableNewSceneModel: NewSceneReading {
  var left: Int?
  var failure: String?
  private var observers = ModelObservers()

  func addObserver(_ observer: any ModelObserver) { observers.add(observer) }
  func changed() { observers.notify() }
}
