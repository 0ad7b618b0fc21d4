import TerminalUI

/// A value that tells its observers whenever it was set, the one that came first before the others.
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

  /// Hands over the value, now and whenever it was set, for as long as the object is there.
  func observe(by object: AnyObject, _ onChange: @escaping (Value) -> Void) {
    removeGone()
    observers.append(Observer(object: object, onChange: onChange))
    onChange(value)
  }

  /// What is set anew meanwhile is handed on as it is now, so nobody ends with an older value.
  private func notify() {
    removeGone()
    for observer in observers where observer.object != nil { observer.onChange(value) }
  }

  private func removeGone() {
    observers.removeAll { $0.object == nil }
  }
}

/// What others may know of an observable: what is made of its value, to be read and to be bound.
struct ReadOnly<Value> {
  private let read: () -> Value
  private let observe: (AnyObject, @escaping (Value) -> Void) -> Void

  fileprivate init<Source>(_ source: Observable<Source>, _ make: @escaping (Source) -> Value) {
    read = { make(source.value) }
    observe = { object, onChange in source.observe(by: object) { onChange(make($0)) } }
  }

  var value: Value { read() }

  /// Keeps a property of the target the same as the value.
  func bind<Target: AnyObject>(
    to target: Target, _ property: ReferenceWritableKeyPath<Target, Value>
  ) {
    observe(target) { [weak target] in target?[keyPath: property] = $0 }
  }
}

extension Observable {
  /// The observable keeps what makes the value, which therefore must not keep the observable.
  func map<New>(_ make: @escaping (Value) -> New) -> ReadOnly<New> {
    ReadOnly(self, make)
  }
}

extension Observable<String> {
  /// Keeps the text and a field's the same, whichever of them is set; at first it is this one.
  func bind(to field: Observable<TextField>) {
    observe(by: field) { [weak field] text in
      if field?.value.text != text { field?.value = TextField(text: text) }
    }
    field.observe(by: self) { [weak self] field in
      if self?.value != field.text { self?.value = field.text }
    }
  }
}
