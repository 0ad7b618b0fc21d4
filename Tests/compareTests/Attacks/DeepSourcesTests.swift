import Foundation
import Testing

@testable import LooseSources

@Suite("Sources that nest too deeply")
struct DeepSourcesTests {
  @Test("One that is too deep is left out and named, the others are measured")
  func tooDeep() throws {
    let fixture = try SourcesFixture([
      "A.swift": Nested.all[0].code(10_000), "B.swift": "class B {}\nclass C { let b = B() }\n",
    ])
    let result = try fixture.analyse()
    let reason = "nested too deeply: more than 256 brackets in one another"
    #expect(fixture.skipped(in: result) == ["A.swift: \(reason)"])
    #expect(result.skipped.map(\.reason.isFailure) == [true])
    #expect(fixture.edges(of: result) == ["C -> B 1 B.swift:2"])
  }
}
