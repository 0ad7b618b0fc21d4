import Testing

@testable import SourceRecords

@Suite("Code on one line")
struct CodeLineTests {
  @Test func `What a protocol requires is its members, however they are written`() throws {
    let file = try parsed(
      """
      protocol ListView: AnyObject {
        /// Shows the rows.
        @MainActor func show(
          _ rows: [Row],  // from top to bottom
          at index: Int?
        )
        var title: String { get set }
        init(title: String)
        subscript(row: Int) -> Row { get }
      }
      extension ListView { func clear() {} }
      struct Row { func show() {} }
      """)
    #expect(
      file.types.first?.requirements == [
        "@MainActor func show(_ rows: [Row], at index: Int?)", "var title: String { get set }",
        "init(title: String)", "subscript(row: Int) -> Row { get }",
      ])
    #expect(file.types.last?.requirements == [])
  }

  @Test(
    arguments: [
      "Box.Lid<A, any B & C>", "Box\n  .Lid<\n  A, // why\n  any B\n  & C\n>",
      "Box . Lid<A,any B&C>",
    ])
  func `What is extended has one name, however it is wrapped`(written: String) throws {
    let file = try parsed("extension \(written) { func a(b: Int) {} }")
    #expect(file.tree.declarations.first?.name == "Box.Lid<A, any B & C>")
  }

  @Test(
    arguments: [
      ("class A { func a(b: Int) { c() } }", true),
      ("// A\nclass A {\n  func a(\n    b: Int\n  ) {\n    /* c */ c()\n  }\n}\n", true),
      ("class A { func a(b: Int) { d() } }", false),
      ("final class A { func a(b: Int) { c() } }", false),
      ("class A { func a(b: Int) { c() }; var d = \"e\" }", false),
    ])
  func `Comments and white space don't change the code of a type`(text: String, isSame: Bool) throws
  {
    let code = try parsed("class A { func a(b: Int) { c() } }").codes[0]
    #expect(try (parsed(text).codes[0] == code) == isSame)
    #expect(code != 0)
  }

  @Test func `A type inside has its own code`() throws {
    func codes(_ inner: String) throws -> [UInt64] {
      try parsed("class A { var a = 1\n\(inner)\nvar b = 2 }").codes.filter { $0 != 0 }
    }
    let (one, other) = (try codes("struct B { var c = 1 }"), try codes("struct B { var c = 2 }"))
    #expect(one.count == 2 && one[0] == other[0] && one[1] != other[1])
    #expect(try codes("let c = 1")[0] != one[0])
  }
}
