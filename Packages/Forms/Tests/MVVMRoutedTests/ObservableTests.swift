import TerminalUI
import Testing

@testable import MVVMRouted

@Suite("An observable value")
struct ObservableTests {
  /// An observer, or the target of a binding.
  final class Target {
    var text = "" { didSet { texts.append(text) } }
    private(set) var texts: [String] = []
  }

  private let observable = Observable("A")
  private let target = Target()

  @Test func `An observer gets the value at once, and whenever it is set`() {
    var told: [String] = []
    observable.observe(by: target) { told.append($0) }
    #expect(told == ["A"])
    observable.value = "B"
    observable.value = "B"
    #expect(told == ["A", "B", "B"])
  }

  @Test func `It has the new value when it tells of it`() {
    var read: [String] = []
    observable.observe(by: target) { [observable] _ in read.append(observable.value) }
    observable.value = "B"
    #expect(read == ["A", "B"])
  }

  @Test func `Observers are notified in the order in which they came`() {
    let others = [Target(), Target(), Target()]
    var told: [Int] = []
    for (index, other) in others.enumerated() {
      observable.observe(by: other) { _ in told.append(index) }
    }
    observable.value = "B"
    #expect(told == [0, 1, 2, 0, 1, 2])
  }

  @Test func `Set again by an observer, it leaves no other with an older value`() {
    var told: [String] = []
    observable.observe(by: target) { [observable] text in
      if text == "B" { observable.value = "C" }
    }
    observable.observe(by: target) { told.append($0) }
    observable.value = "B"
    #expect(told == ["A", "C", "C"])
    #expect(observable.value == "C")
  }

  @Test func `An observer that comes while others are notified is notified once`() {
    var told: [String] = []
    observable.observe(by: target) { [observable, target] text in
      if text == "B" { observable.observe(by: target) { told.append($0) } }
    }
    observable.value = "B"
    #expect(told == ["B"])
  }

  @Test func `An observer that goes isn't retained or notified any more`() {
    var told = 0
    var observer: Target? = Target()
    weak let released = observer
    if let observer { observable.observe(by: observer) { _ in told += 1 } }
    observer = nil
    #expect(released == nil)
    observable.value = "B"
    #expect(told == 1)
  }

  @Test func `An observer that goes while others are notified isn't notified any more`() {
    var told = 0
    var observer: Target? = Target()
    observable.observe(by: target) { text in if text == "B" { observer = nil } }
    if let observer { observable.observe(by: observer) { _ in told += 1 } }
    observable.value = "B"
    #expect(told == 1)
  }

  @Test(arguments: [true, false])
  func `What was handed in goes with its observer`(isSet: Bool) {
    var handedIn: Target? = Target()
    weak let released = handedIn
    do {
      let observer = Target()
      observable.observe(by: observer) { [handedIn] in handedIn?.text = $0 }
    }
    handedIn = nil
    if isSet {
      observable.value = "B"
    } else {
      observable.observe(by: target) { _ in }
    }
    #expect(released == nil)
  }

  @Test func `A bound property follows what is made of the value`() {
    let shouted = observable.map { $0 + "!" }
    shouted.bind(to: target, \.text)
    observable.value = "B"
    #expect(target.texts == ["A!", "B!"])
    #expect(shouted.value == "B!")
  }

  @Test func `A binding keeps neither the observable nor what it is bound to`() {
    weak var source: Observable<String>?
    weak var bound: Target?
    do {
      let observable = Observable("A")
      let target = Target()
      observable.map(\.self).bind(to: target, \.text)
      (source, bound) = (observable, target)
    }
    #expect(source == nil)
    #expect(bound == nil)
  }
}

@Suite("A text that is bound to a text field")
struct TextFieldBindingTests {
  private let text = Observable("Milk")
  private let field = Observable(TextField(text: "Bread"))

  @Test func `At first the field takes the text, with the cursor at its end`() {
    text.bind(to: field)
    #expect(field.value == TextField(text: "Milk"))
    #expect(text.value == "Milk")
  }

  @Test func `Each follows the other`() {
    text.bind(to: field)
    field.value = TextField(text: "Tea")
    #expect(text.value == "Tea")
    text.value = "Coffee"
    #expect(field.value == TextField(text: "Coffee"))
  }

  @Test func `What is typed stays where the cursor is, and is reported once`() {
    text.bind(to: field)
    var told: [String] = []
    text.observe(by: field) { told.append($0) }
    var edited = field.value
    for key: Key in [.left, "l"] { _ = edited.press(key) }
    field.value = edited
    #expect(field.value.cursor == 4)
    #expect(told == ["Milk", "Millk"])
  }

  @Test func `A cursor that moves changes no text`() {
    text.bind(to: field)
    var told = 0
    text.observe(by: field) { _ in told += 1 }
    var edited = field.value
    _ = edited.press(.left)
    field.value = edited
    #expect(told == 1)
  }

  @Test func `Neither keeps the other`() {
    weak var releasedField: Observable<TextField>?
    weak var releasedText: Observable<String>?
    do {
      let field = Observable(TextField())
      text.bind(to: field)
      let text = Observable("")
      text.bind(to: self.field)
      (releasedField, releasedText) = (field, text)
    }
    #expect(releasedField == nil)
    #expect(releasedText == nil)
  }
}
