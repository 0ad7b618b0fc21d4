/// Observes a model: it is notified of each change, and reads the model to see what changed.
protocol ModelObserver: AnyObject {
  func modelChanged()
}

/// The observers of a model, in the order in which they were added; the references are weak.
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
