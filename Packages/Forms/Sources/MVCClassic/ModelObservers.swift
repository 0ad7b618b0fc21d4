/// Follows a model; it is told that the model changed, and reads what.
protocol ModelObserver: AnyObject {
  func modelChanged()
}

/// Those who follow a model, in the order in which they came; the model keeps none of them alive.
struct ModelObservers {
  private struct WeakObserver {
    weak var observer: (any ModelObserver)?
  }

  private var observers: [WeakObserver] = []

  mutating func add(_ observer: any ModelObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer: observer))
  }

  func notify() {
    for each in observers { each.observer?.modelChanged() }
  }
}
