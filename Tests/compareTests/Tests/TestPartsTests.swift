import Testing

@testable import PackageRecords

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

  @Test(arguments: [("", 2), ("AppTests.ListTests/add()", 2)])
  func `What can't be divided is one part`(listed: String, count: Int) {
    #expect(
      TestParts.filters(of: ["AppTests", "MoreTests"], listed: listed, count: count)
        == [#"^(AppTests|MoreTests)\."#])
    #expect(
      TestParts.filters(of: ["AppTests"], listed: self.listed, count: 1) == [#"^(AppTests)\."#])
  }
}
