import Testing

@testable import SourceRecords

@Suite("Remarks in comments")
struct RemarkTests {
  private func remarks(_ text: String) throws -> [String] {
    try parsed(text).remarks.map { remark in
      let last = remark.lines.upperBound - 1
      let lines = remark.lines.count == 1 ? "\(last)" : "\(remark.lines.lowerBound)-\(last)"
      return "\(lines) \(remark.rule): \(remark.reason)"
    }
  }

  @Test func `A comment behind code is about its line`() throws {
    #expect(
      try remarks("let a = 1\nlet b = 2  // compare:ignore mvc.x until  May\n")
        == ["2 mvc.x: until May"])
    #expect(try remarks("let a = 1 /* compare:ignore mvc.x why */\n") == ["1 mvc.x: why"])
  }

  @Test func `A comment alone is about the next line with code`() throws {
    let text = """
      struct A {
        // compare:ignore mvc.x why
        // compare:ignore mvc.y why not

        // Something else.
        let b = 1
      }
      """
    #expect(try remarks(text) == ["6 mvc.x: why", "6 mvc.y: why not"])
  }

  @Test func `A declaration's attributes may stand between`() throws {
    let text = """
      struct A {
        // compare:ignore mvc.x why
        @available(macOS 12, *)
        @MainActor
        var b: B?
      }
      """
    #expect(try remarks(text) == ["3-5 mvc.x: why"])
  }

  @Test(
    arguments: [
      ("// compare:ignore", [": "]), ("// compare:ignore mvc.x", ["mvc.x: "]),
      ("// compare:ignored mvc.x why", []), ("// see compare:ignore mvc.x why", []),
      ("/// compare:ignore mvc.x why", ["mvc.x: why"]),
      (#"let a = "// compare:ignore mvc.x why""#, []),
      ("/* compare:ignore mvc.x why\n more */", ["mvc.x: why"]),
    ])
  func `Only comments that begin with the marker`(_ text: String, _ expected: [String]) throws {
    #expect(try remarks(text).map { String($0.drop { $0.isNumber }.dropFirst()) } == expected)
  }
}
