/// The observers of a model, notified of its changes one after the other, in the order in which
/// they were added, for as long as they exist.
///
/// A presenter comes before its view: it observes the model from its own `init` on and hands the
/// model to the view. So a presenter has handled every change before its view reads it.
struct Observers {
  private struct Observer {
    weak var object: AnyObject?
    let onChange: () -> Void
  }

  private var observers: [Observer] = []

  mutating func add(_ object: AnyObject, _ onChange: @escaping () -> Void) {
    observers.removeAll { $0.object == nil }
    observers.append(Observer(object: object, onChange: onChange))
  }

  func notify() {
    for observer in observers where observer.object != nil { observer.onChange() }
  }
}
