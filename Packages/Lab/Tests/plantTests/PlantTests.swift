import Foundation
import ProgramSupport
import Testing

@testable import plant

@Suite("Breaches that are planted")
struct PlantTests {
  @Test func `Every rule is broken`() throws {
    let explained = try ChildProgram.compare.run(["explain"], in: NSTemporaryDirectory()).output
    let rules = Set(Field.all.flatMap(\.plantings).map(\.rule))
    let names = explained.split(separator: "\n").compactMap { line in
      line.split(separator: ":").first.map(String.init)
    }
    .filter { !$0.contains(" ") }
    #expect(!names.isEmpty)
    #expect(Set(names).subtracting(rules) == [])
  }

  @Test func `A finding belongs to the planting whose file it is in`() {
    #expect(Field.number(ofFile: "MVC/Z12xOther.swift") == 12)
    #expect(Field.number(ofFile: "Packages/Z3x/Sources/Z3xFeed/Feed.swift") == 3)
    #expect(Field.number(ofFile: "MVC/Clean.swift") == nil)
  }

  @Test func `A rule's breaches are found in most spellings, and the table says in which not`()
    throws
  {
    var field = try #require(Field.all.first { $0.name == "MVC" })
    field.plantings = ["property", "initial value `T()`", "nothing"].map { spelling in
      field.plantings.first { $0.rule == "mvc.view-knows-model" && $0.spelling == spelling }
        ?? Planting("mvc.view-knows-model", "nothing", "final class $pListView {}\n")
    }
    let folder = try TemporaryFolder()
    let outcomes = try Trial(folder: URL(filePath: folder.path)).run([field])
    #expect(outcomes.map { $0.severity != nil } == [true, true, false])
    #expect(
      Report(outcomes: outcomes).text.split(separator: "\n")[2]
        == "| `mvc.view-knows-model` | 2 | 3 | 0 | 2 | 0 | nothing |")
  }

  @Test func `A planting that doesn't compile is an error`() throws {
    var field = try #require(Field.all.first { $0.name == "MVC" })
    field.plantings = [
      Planting("mvc.view-knows-model", "wrong", "final class $pListView: Nothing {}\n")
    ]
    let folder = try TemporaryFolder()
    #expect(throws: Trial.Failure.self) {
      try Trial(folder: URL(filePath: folder.path)).run([field])
    }
  }
}
