import CompareSupport
import ProgramSupport
import Synchronization
import Testing

@testable import study

@Suite struct EarlyEndTests {
  private final class Notes: Sendable {
    let all = Mutex<[String]>([])
    func add(_ note: String) { all.withLock { $0.append(note) } }
  }

  @Test func `What fails is undone, the latest first, and what ends well isn't`() throws {
    let notes = Notes()
    let end = EarlyEnd()
    #expect(throws: Failure.self) {
      try end.undoing(by: { notes.add("outer") }) { () throws(Failure) in
        try end.undoing(by: { notes.add("done") }) { () throws(Failure) in }
        try end.undoing(by: { notes.add("inner") }) { () throws(Failure) in
          throw Failure("No.")
        }
      }
    }
    #expect(notes.all.withLock(\.self) == ["inner", "outer"])
  }

  @Test func `A program that is asked to end undoes all once, the latest first`() throws {
    let notes = Notes()
    let end = EarlyEnd()
    #expect(throws: Failure.self) {
      try end.undoing(by: { notes.add("outer") }) { () throws(Failure) in
        try end.undoing(by: { notes.add("inner") }) { () throws(Failure) in
          end.undoAll()
          #expect(notes.all.withLock(\.self) == ["inner", "outer"])
          throw Failure.interrupted(signal: 2)
        }
      }
    }
    #expect(notes.all.withLock(\.self) == ["inner", "outer"])
  }

  @Test func `New files overwrite nothing, and undoing keeps what others made`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "A/mine")
    let files = NewFiles()
    try files.write("new", to: "\(folder.path)/A/B/new", shownAs: "new")
    #expect(throws: Failure.self) {
      try files.write("", to: "\(folder.path)/A/mine", shownAs: "mine")
    }
    files.undo()
    #expect(try folder.names(in: "A") == ["mine"])
    #expect(try folder.read("A/mine") == "mine")
  }
}
