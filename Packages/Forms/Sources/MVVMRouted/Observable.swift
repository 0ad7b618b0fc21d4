import TerminalUI

/// A value that notifies its observers whenever it is set, in the order in which they were added.
final class Observable<Value> {
  private struct Observer {
    weak var object: AnyObject?
    let onChange: (Value) -> Void
  }

  var value: Value { didSet { notify() } }

  private var observers: [Observer] = []

  init(_ value: Value) {
    self.value = value
  }

  /// Calls `onChange` with the value, now and whenever it is set, for as long as the object exists.
  func observe(by object: AnyObject, _ onChange: @escaping (Value) -> Void) {
    removeGone()
    observers.append(Observer(object: object, onChange: onChange))
    onChange(value)
  }

  /// Passes the current value even if an observer sets it again, so no observer ends up outdated.
  private func notify() {
    removeGone()
    for observer in observers where observer.object != nil { observer.onChange(value) }
  }

  private func removeGone() {
    observers.removeAll { $0.object == nil }
  }
}

/// A read-only view of an observable: a value derived from it, which can be read and bound.
struct ReadOnly<Value> {
  private let read: () -> Value
  private let observe: (AnyObject, @escaping (Value) -> Void) -> Void

  fileprivate init<Source>(_ source: Observable<Source>, _ make: @escaping (Source) -> Value) {
    read = { make(source.value) }
    observe = { object, onChange in source.observe(by: object) { onChange(make($0)) } }
  }

  var value: Value { read() }

  /// Keeps a property of the target equal to the value.
  func bind<Target: AnyObject>(
    to target: Target, _ property: ReferenceWritableKeyPath<Target, Value>
  ) {
    observe(target) { [weak target] in target?[keyPath: property] = $0 }
  }
}

extension Observable {
  /// The observable may retain `make`, so `make` must not retain the observable.
  func map<New>(_ make: @escaping (Value) -> New) -> ReadOnly<New> {
    ReadOnly(self, make)
  }
}

extension Observable<String> {
  /// Keeps this text and a field's text equal in both directions, starting with this one.
  func bind(to field: Observable<TextField>) {
    observe(by: field) { [weak field] text in
      if field?.value.text != text { field?.value = TextField(text: text) }
    }
    field.observe(by: self) { [weak self] field in
      if self?.value != field.text { self?.value = field.text }
    }
  }
}
