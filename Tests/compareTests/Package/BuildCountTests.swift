import Testing

@testable import SourceRecords

@Suite("How far a build is")
struct BuildCountTests {
  @Test(
    arguments: [
      ("[0/1] Planning build\n[1/1] Compiling plugin\n", BuildCount(done: 1, total: 1)),
      ("[3/64] Compiling App Cat.swift\n[12/64] Emitting module App\n", .init(done: 12, total: 64)),
      ("[3/64] Compiling App Cat.swift\n[12/6", .init(done: 3, total: 64)),
      ("compiling with [9/9] in the middle\n", nil),
      ("[note/warning] it says\n", nil),
      ("", nil),
    ])
  func `The last count of a piece of output`(_ output: String, _ count: BuildCount?) {
    #expect(BuildCount(lastIn: Array(output.utf8)) == count)
  }
}
