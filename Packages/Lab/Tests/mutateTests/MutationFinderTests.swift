import Testing

@testable import mutate

@Suite("Where a fault can be put")
struct MutationFinderTests {
  @Test func `A call that stands alone is dropped, wherever a statement can stand`() {
    #expect(
      Self.faults(
        """
        func show() {
          view.show(
            title, in: box)
          let row = made(1)
          items.forEach { print($0) }
          switch key {
          case .up: move(by: row)
          default: break
          }
          later { [weak self] in self?.stop() }
          return made()
        }
        var text = "" { didSet { onChange() } }
        """, .call) == [
          "view.show( title, in: box) → ",
          "items.forEach { print($0) } → ",
          "items.forEach { print($0) } → items.forEach { }",
          "case .up: move(by: row) → case .up: break",
          "later { [weak self] in self?.stop() } → ",
          "later { [weak self] in self?.stop() } → later { [weak self] in }",
          "var text = \"\" { didSet { onChange() } } → var text = \"\" { didSet { } }",
        ])
  }

  @Test func `What makes an object is not dropped`() {
    #expect(
      Self.faults("init() {\n  self.init(1)\n}\ninit(a: Int) {\n  super.init()\n}", .call) == [])
  }

  @Test func `An assignment is dropped; a declaration, a comparison and a default aren't`() {
    #expect(
      Self.faults(
        """
        func set(_ value: Int = 0) {
          let old = value
          self.value = value
          count += 1
          caption = "\\(count) of \\(old)"
          _ = store.save()
          if value == old { shown =
            nil }
        }
        """, .assignment) == [
          "self.value = value → ", "count += 1 → ", "caption = \"\\(count) of \\(old)\" → ",
          "if value == old { shown = nil } → if value == old { }",
        ])
  }

  @Test func `A guard is dropped where it binds nothing, and so is an if that only leaves`() {
    #expect(
      Self.faults(
        """
        func go() {
          guard let picture, !Task.isCancelled else { return }
          guard rows > 0,
            let first
          else { return }
          if isOver { return }
          if isDone { return } else { start() }
          if isOpen { close() }
        }
        """, .check) == [
          "guard let picture, !Task.isCancelled else { return }"
            + " → guard let picture, true else { return }",
          "guard rows > 0, → guard true,",
          "if isOver { return } → ",
        ])
  }

  @Test func `A condition becomes its opposite, as a whole and on each side`() {
    #expect(
      Self.faults(
        """
        func go() {
          if isOpen, let row, case .up = key { close() }
          while index < count { index += 1 }
          enable(choose: !isSaving, save: !isFiltering && !isSaving)
          let style = row.isLate ? a : b
          let isAll = rows.filter { $0 == 1 }.isEmpty
          _ = list<Int>(of: a ?? b)
        }
        """, .condition) == [
          "if isOpen, let row, case .up = key { close() }"
            + " → if !(isOpen), let row, case .up = key { close() }",
          "while index < count { index += 1 } → while !(index < count) { index += 1 }",
          "enable(choose: !isSaving, save: !isFiltering && !isSaving)"
            + " → enable(choose: isSaving, save: !isFiltering && !isSaving)",
          "enable(choose: !isSaving, save: !isFiltering && !isSaving)"
            + " → enable(choose: !isSaving, save: isFiltering && !isSaving)",
          "enable(choose: !isSaving, save: !isFiltering && !isSaving)"
            + " → enable(choose: !isSaving, save: !(!isFiltering && !isSaving))",
          "enable(choose: !isSaving, save: !isFiltering && !isSaving)"
            + " → enable(choose: !isSaving, save: !isFiltering && isSaving)",
          "let style = row.isLate ? a : b → let style = !(row.isLate) ? a : b",
          "let isAll = rows.filter { $0 == 1 }.isEmpty"
            + " → let isAll = rows.filter { !($0 == 1) }.isEmpty",
        ])
  }

  @Test func `A constant becomes another`() {
    #expect(
      Self.faults(
        #"""
        let all = [true, false, 0, 1, -7, "", "x", "~", "Load", "\(name)!"]
        """#, .constant
      ).map { $0.split(separator: "→ let all = ")[1] } == [
        #"[false, false, 0, 1, -7, "", "x", "~", "Load", "\(name)!"]"#,
        #"[true, true, 0, 1, -7, "", "x", "~", "Load", "\(name)!"]"#,
        #"[true, false, 1, 1, -7, "", "x", "~", "Load", "\(name)!"]"#,
        #"[true, false, 0, 0, -7, "", "x", "~", "Load", "\(name)!"]"#,
        #"[true, false, 0, 1, -8, "", "x", "~", "Load", "\(name)!"]"#,
        #"[true, false, 0, 1, -7, "mutant", "x", "~", "Load", "\(name)!"]"#,
        #"[true, false, 0, 1, -7, "", "~", "~", "Load", "\(name)!"]"#,
        #"[true, false, 0, 1, -7, "", "x", "^", "Load", "\(name)!"]"#,
        #"[true, false, 0, 1, -7, "", "x", "~", "", "\(name)!"]"#,
      ])
  }

  @Test func `Comments, imports and declarations have no faults`() {
    let text = """
      import Shared

      /// Says `go()`.
      final class List<Row: Equatable>: Thing {
        // count = 1
        private(set) var rows: [Row]
        weak var delegate: (any Delegate)?
        func go()
      }
      """
    #expect(MutationFinder.mutations(of: text, in: "A.swift") == [])
  }

  /// The lines with each fault of a kind.
  private static func faults(_ text: String, _ kind: Mutation.Operator) -> [String] {
    MutationFinder.mutations(of: text, in: "A.swift").filter { $0.kind == kind }.map {
      let mutant = Mutant(1, $0, in: text)
      return mutant.before + " → " + mutant.after
    }
  }
}
