import Testing

@testable import SourceRecords

@Suite("A parsed file")
struct ParsedFileTests {
  private let file = FileFacts.sample.parsed

  @Test func `Declarations around a place, innermost first`() {
    #expect(file.declarations(around: 33).map(\.name) == ["nap()", "Cat"])
    #expect(file.declarations(around: 17).map(\.name) == ["Cat"])
    // After a member has ended, its parent is still around.
    #expect(file.declarations(around: 42).map(\.name) == ["Cat"])
    #expect(file.declarations(around: 43).isEmpty)
  }

  @Test func `Its lines are counted`() {
    #expect(file.lines == LineCount(code: 5, comment: 1))
  }

  @Test func `What rules ask for is found out while the tokens are there`() {
    #expect(file.properties.map(\.isWeak) == [true])
    #expect(file.remarks.map(\.reason) == ["why"])
  }
}
