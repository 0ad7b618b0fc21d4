/// Those who follow a model: told that it changed, one after the other, in the order in which they
/// came.
///
/// A presenter comes before its view: it follows the model from its own making on, and the view has
/// the model from it. So what a view reads, its presenter has dealt with.
struct Observers {
  private var handlers: [() -> Void] = []

  mutating func add(_ onChange: @escaping () -> Void) {
    handlers.append(onChange)
  }

  func notify() {
    for onChange in handlers { onChange() }
  }
}
