import Shared
import Testing

@testable import attack_store

/// Each call that changes files fails in every way.
@Suite("A disk that fails", .enabled(if: JudgedCalls.arePossible, "calls can't be made to fail"))
struct FailureTests {
  @Test(arguments: Fault.all)
  func `What was acknowledged is there, what was refused is reported`(fault: Fault) throws {
    let result = try FailureAttack(.script(seed: 3, changes: 5), faults: [fault]).run()
    #expect(result.failures > 50)
    #expect(result.refusals > 0 || [.short, .noLocks].contains(fault.kind) && !fault.lasts)
  }

  @Test func `Calls of this thread fail, and none else`() throws {
    let folder = try AttackFolder()
    let disk = FailingDisk(Fault(kind: .full, lasts: true), at: 1)
    #expect(throws: TodoStoreError.self) {
      try disk.run { try SQLiteTodoStore(path: folder.file) }
    }
    #expect(try folder.names == [])
    #expect(disk.calls > 0)
    _ = try SQLiteTodoStore(path: folder.file)
  }

  @Test func `A change that is lost is found`() throws {
    let folder = try AttackFolder()
    var rows = ChangeGenerator(name: "todo", seed: 1)
    _ = rows.next()
    _ = try Subject(path: folder.file)
    #expect(throws: Violation.self) { try Subject(path: folder.file, rows: rows.rows) }
  }

  @Test func `A refusal that says too little is found`() throws {
    let error = TodoStoreError.diskFull(path: "/a")
    try Refusal.check(error, path: "/a")
    #expect(throws: Violation.self) { try Refusal.check(error, path: "/b") }
    #expect(throws: Violation.self) {
      try Refusal.check(TodoStoreError.missingTodo(.init(rawValue: 1)), path: "/a")
    }
    let brokenDisk = TodoStoreError.inputOutput(path: "/a", code: 10)
    #expect(throws: Violation.self) {
      let busy = TodoStoreError.busy(path: "/a")
      try Fault(kind: .noLocks, lasts: true).checkNamed(by: busy, path: "/a")
    }
    #expect(throws: Violation.self) {
      try Fault(kind: .full, lasts: false).checkNamed(by: brokenDisk, path: "/a")
    }
  }
}
