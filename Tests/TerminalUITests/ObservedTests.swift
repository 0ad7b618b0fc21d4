import Observation
import TerminalUI
import Testing

@Suite("A value made from observable state")
struct ObservedTests {
  @Observable
  final class Model {
    var read = "A"
    var unread = "A"
    var readWhenMade = "A"
  }

  /// Makes a text, and counts how often it does so and announces a change.
  final class Subject {
    let model = Model()
    private(set) var made = 0
    private(set) var changes = 0
    private(set) lazy var observed = Observed(
      { [model] in model.read },
      make: { [unowned self] text in
        made += 1
        return text + model.readWhenMade
      })

    init() {
      observed.onChange = { [unowned self] in changes += 1 }
    }
  }

  private let subject = Subject()

  @Test func `It is made when it is first asked for, and kept`() {
    #expect(subject.made == 0)
    #expect(subject.observed.value == "AA")
    #expect(subject.observed.value == "AA")
    #expect(subject.made == 1)
  }

  @Test func `It is made again after a change, once for all changes since`() {
    _ = subject.observed.value
    subject.model.read = "B"
    subject.model.read = "C"
    #expect(subject.changes == 1)
    #expect(subject.made == 1)
    #expect(subject.observed.value == "CA")
    #expect(subject.made == 2)
    subject.model.read = "D"
    #expect(subject.changes == 2)
    #expect(subject.observed.value == "DA")
  }

  @Test func `It stays as it is when something changes that it wasn't made from`() {
    _ = subject.observed.value
    subject.model.unread = "B"
    #expect(subject.observed.value == "AA")
    #expect(subject.changes == 0)
    #expect(subject.made == 1)
  }

  @Test func `What it is made with isn't observed, only what was read for it`() {
    _ = subject.observed.value
    subject.model.readWhenMade = "B"
    #expect(subject.observed.value == "AA")
    #expect(subject.changes == 0)
  }

  @Test func `What it was made from doesn't keep it`() {
    let model = Model()
    weak var released: Observed<String>?
    do {
      let observed = Observed { model.read }
      _ = observed.value
      released = observed
    }
    #expect(released == nil)
    model.read = "B"
  }
}
