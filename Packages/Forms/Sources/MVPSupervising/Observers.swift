/// Those who follow a model: told that it changed, one after the other, in the order in which they
/// came, for as long as they are there.
///
/// A presenter comes before its view: it follows the model from its own making on, and the view has
/// the model from it. So what a view reads, its presenter has dealt with.
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
