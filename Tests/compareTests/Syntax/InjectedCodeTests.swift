import Testing

@testable import SourceRecords

/// What of a reducer's code only reads what is injected.
@Suite("Reads of injected values")
struct InjectedCodeTests {
  @Test(arguments: [
    "state.count = notes.count()", "state.id = uuid()", "let now = self.notes.date.now",
    "return .send(.loaded(notes.load(1)))", "if notes.isEmpty { }", "while notes.isEmpty { }",
    "guard let note = try? notes.first() else { return }", "return notes.load { $0 }",
    "state.ids = (0..<3).map { _ in uuid() }", "for id in notes.ids() { use(id) }",
    "state.id = isNew ? uuid()\n : notes.id()", "use(first: 1,\n second: notes.count())",
    "notes.all().forEach { use($0) }", "state.count\n = notes.count()",
    "state.count = 1 +\n notes.count()", "state.count = [1: notes.count(), 2: 3][1]",
    "func count() -> Int { notes.count() }",
  ])
  func `A result that something uses`(_ code: String) throws {
    #expect(try effects(in: code) == [])
  }

  @Test(arguments: [
    "notes.save(1)", "_ = notes.save()", "try? notes.save()", "self.notes.save { }",
    "do { try notes.save() } catch { }", "state.count = 1\n notes.save()",
    "if isNew { notes.save() }", "use(1)\n // all of them\n notes.save()",
    "switch action { case .a(let id)?: notes.save(id)\n default: use(1) }",
    "switch action { case .a: use(1)\n default:\n notes.save() }", "func save() { notes.save() }",
    "run { state in notes.save()\n use(state) }", "use(1); notes.save()", "notes.limit = 1",
  ])
  func `A call whose result nobody uses`(_ code: String) throws {
    #expect(try effects(in: code) == ["notes"])
  }

  /// The injected names that aren't only read.
  private func effects(in code: String) throws -> [String] {
    let text = """
      struct Lists {
        @Dependency(\\.uuid) var uuid
        func reduce() {
          @Dependency(\\.notes) var notes
          \(code)
        }
      }
      """
    let injected = try parsed(text).injected
    return ["notes", "uuid"].filter { name in
      text.ranges(of: name).contains { range in
        let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        return !injected.contains { $0.contains(offset) }
      }
    }
  }
}
