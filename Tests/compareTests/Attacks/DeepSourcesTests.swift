import Foundation
import Testing

@testable import LooseSources
@testable import SourceRecords
@testable import SourceSyntax

@Suite("Sources nested as deep as they may be")
struct DeepSourcesTests {
  /// As often as none of the limits is reached.
  private func deepest(_ nested: Nested) -> String {
    var (low, high) = (1, 6_000)
    while low < high {
      let middle = (low + high + 1) / 2
      let isFine = CodeDepth(of: Array(nested.code(middle).utf8)).flaw == nil
      if isFine { low = middle } else { high = middle - 1 }
    }
    return nested.code(low)
  }

  /// One compilation for all of them, by a compiler that says nothing: the types are found by syntax.
  @Test("They are read to the end", .timeLimit(.minutes(5)))
  func deepest() throws {
    var files = ["B.swift": "class Store {}\nclass View { let store = Store() }\n"]
    for (number, nested) in Nested.all.enumerated() where nested.name != "types" {
      files["A\(number).swift"] = deepest(nested)
    }
    let fixture = try SourcesFixture(files)
    let tools = try TemporaryFolder()
    try tools.write("#!/bin/sh\nexit 1\n", to: "swiftc")
    chmod("\(tools.path)/swiftc", 0o755)
    let result = try fixture.analyse(compiler: "\(tools.path)/swiftc")
    #expect(result.modules.map(\.files.count) == [files.count])
    #expect(fixture.edges(of: result).contains("View -> Store? 2 B.swift:2"))
  }

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
