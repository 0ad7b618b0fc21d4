import Testing

@testable import SourceRecords

@Suite("The parts of a suite")
struct TestPartsTests {
  private let listed = """
    AppTests.ListTests/add()
    AppTests.ListTests/delete(_:)
    OtherTests.ListTests/add()
    AppTests.ListTests/deleteAll()

    """

  @Test func `Every test is in one part, and only those of the suite are in any`() {
    #expect(
      TestParts.filters(of: ["AppTests"], listed: listed, count: 2) == [
        #"^(AppTests\.ListTests\/add|AppTests\.ListTests\/deleteAll)\("#,
        #"^(AppTests\.ListTests\/delete)\("#,
      ])
  }

  /// As names come from `--list-tests`; those of one place have it with them.
  @Test func `Names in backticks may have any signs, and a test is in one part`() throws {
    let listed = """
      AppTests.`Some (of. them)`/`in it`()
      AppTests.ListTests/`1. (a) or / [b]`(_:)
      AppTests.ListTests/`1. (a) or / [c]`()
      AppTests.ListTests/`It's "here"; isn't it?`()
      AppTests.ListTests/add(_:)/ListTests.swift:3:4
      AppTests.ListTests/add(_:)/ListTests.swift:9:4

      """
    let filters = try TestParts.filters(of: ["AppTests"], listed: listed, count: 3)
      .map { try Regex($0) }
    #expect(filters.count == 3)
    for name in listed.split(separator: "\n") {
      #expect(filters.filter { name.contains($0) }.count == 1, "\(name)")
    }
  }

  @Test(arguments: [("", 2), ("AppTests.ListTests/add()", 2)])
  func `What can't be divided is one part`(listed: String, count: Int) {
    #expect(
      TestParts.filters(of: ["AppTests", "MoreTests"], listed: listed, count: count)
        == [#"^(AppTests|MoreTests)\."#])
    #expect(
      TestParts.filters(of: ["AppTests"], listed: self.listed, count: 1) == [#"^(AppTests)\."#])
  }
}
