import TerminalUI
import Testing

@testable import MVVMRouted

@Suite("An observable value")
struct ObservableTests {
  /// What observes, or is bound.
  final class Target {
    var text = "" { didSet { texts.append(text) } }
    private(set) var texts: [String] = []
  }

  private let observable = Observable("A")
  private let target = Target()

  @Test("An observer is told the value at once, and whenever it was set")
  func observes() {
    var told: [String] = []
    observable.observe(by: target) { told.append($0) }
    #expect(told == ["A"])
    observable.value = "B"
    observable.value = "B"
    #expect(told == ["A", "B", "B"])
  }

  @Test("It has the new value when it tells of it")
  func isSet() {
    var read: [String] = []
    observable.observe(by: target) { [observable] _ in read.append(observable.value) }
    observable.value = "B"
    #expect(read == ["A", "B"])
  }

  @Test("Who came first is told first")
  func order() {
    let others = [Target(), Target(), Target()]
    var told: [Int] = []
    for (index, other) in others.enumerated() {
      observable.observe(by: other) { _ in told.append(index) }
    }
    observable.value = "B"
    #expect(told == [0, 1, 2, 0, 1, 2])
  }

  @Test("Set anew by one who is told, it leaves nobody with an older value")
  func setMeanwhile() {
    var told: [String] = []
    observable.observe(by: target) { [observable] text in
      if text == "B" { observable.value = "C" }
    }
    observable.observe(by: target) { told.append($0) }
    observable.value = "B"
    #expect(told == ["A", "C", "C"])
    #expect(observable.value == "C")
  }

  @Test("Who begins to observe while others are told is told once")
  func observedMeanwhile() {
    var told: [String] = []
    observable.observe(by: target) { [observable, target] text in
      if text == "B" { observable.observe(by: target) { told.append($0) } }
    }
    observable.value = "B"
    #expect(told == ["B"])
  }

  @Test("An observer that goes is not kept, and told nothing more")
  func goes() {
    var told = 0
    var observer: Target? = Target()
    weak let released = observer
    if let observer { observable.observe(by: observer) { _ in told += 1 } }
    observer = nil
    #expect(released == nil)
    observable.value = "B"
    #expect(told == 1)
  }

  @Test("One who goes while others are told is told nothing more")
  func goesMeanwhile() {
    var told = 0
    var observer: Target? = Target()
    observable.observe(by: target) { text in if text == "B" { observer = nil } }
    if let observer { observable.observe(by: observer) { _ in told += 1 } }
    observable.value = "B"
    #expect(told == 1)
  }

  @Test("What was handed in goes with its observer", arguments: [true, false])
  func handedIn(isSet: Bool) {
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

  @Test("A bound property follows what is made of the value")
  func binds() {
    let shouted = observable.map { $0 + "!" }
    shouted.bind(to: target, \.text)
    observable.value = "B"
    #expect(target.texts == ["A!", "B!"])
    #expect(shouted.value == "B!")
  }

  @Test("A binding keeps neither the observable nor what it is bound to")
  func bindingKeepsNothing() {
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

  @Test("At first the field takes the text, with the cursor at its end")
  func begins() {
    text.bind(to: field)
    #expect(field.value == TextField(text: "Milk"))
    #expect(text.value == "Milk")
  }

  @Test("Each follows the other")
  func bothWays() {
    text.bind(to: field)
    field.value = TextField(text: "Tea")
    #expect(text.value == "Tea")
    text.value = "Coffee"
    #expect(field.value == TextField(text: "Coffee"))
  }

  @Test("What is typed stays where the cursor is, and is told once")
  func typing() {
    text.bind(to: field)
    var told: [String] = []
    text.observe(by: field) { told.append($0) }
    var edited = field.value
    for key: Key in [.left, "l"] { _ = edited.press(key) }
    field.value = edited
    #expect(field.value.cursor == 4)
    #expect(told == ["Milk", "Millk"])
  }

  @Test("A cursor that moves changes no text")
  func cursor() {
    text.bind(to: field)
    var told = 0
    text.observe(by: field) { _ in told += 1 }
    var edited = field.value
    _ = edited.press(.left)
    field.value = edited
    #expect(told == 1)
  }

  @Test("Neither keeps the other")
  func released() {
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
