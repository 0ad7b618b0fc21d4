import Foundation
import Shared

/// Plays a script on a failing disk; each refusal is checked, and the act repeated.
final class FailureRun {
  let disk: FailingDisk
  private(set) var wasRefused = false
  private let folder: AttackFolder
  private var subject: Subject?
  private var rows: [Row] = []

  init(_ disk: FailingDisk) throws {
    self.disk = disk
    folder = try AttackFolder()
  }

  func play(_ acts: [Act]) throws {
    for (number, act) in acts.enumerated() {
      do {
        try attempt(act)
      } catch {
        do {
          try checkRefusal(of: act, error)
          disk.isMended = true
          try attempt(act)
        } catch {
          throw Violation("act \(number + 1), \(act.name): \(error)")
        }
      }
    }
    disk.isMended = true
    try checkFile("after the end")
  }

  private func attempt(_ act: Act) throws {
    switch act {
    case .open: try open()
    case .change(let change):
      try subject?.apply(change)
      rows = subject?.rows ?? rows
    case .close: subject = nil
    case .crash: try folder.crash { subject = nil }
    // With a reader, each of thousands of changes would wait for it.
    case .read: break
    }
  }

  /// A file that can't be opened must stay unchanged.
  private func open() throws {
    let before = (folder.bytes(), folder.log)
    do {
      subject = try Subject(path: folder.file, rows: rows)
    } catch {
      // Unless it was just created, and is complete.
      if before.0 != nil, before != (folder.bytes(), folder.log) {
        throw Violation("the refused file was changed (\(error))")
      }
      throw error
    }
  }

  private func checkRefusal(of act: Act, _ error: any Error) throws {
    wasRefused = true
    try Refusal.check(error, path: folder.file)
    try disk.fault?.checkNamed(by: error, path: folder.file)
    // Without locks, the store can't check its known todos either.
    if disk.fault?.kind == .noLocks { disk.isMended = true }
    try subject?.checkMemory()
    disk.isMended = true
    // If the file couldn't be created, there is nothing to check.
    if subject != nil { try checkFile("after the refusal") }
  }

  /// Another program must find exactly the acknowledged todos in the file.
  private func checkFile(_ moment: String) throws {
    let found = Set(of: try SQLiteTodoStore(path: folder.file).todos())
    guard found == Set(rows) else {
      throw Violation("\(moment) the file has \(found.summary) instead of \(Set(rows).summary)")
    }
    if subject == nil { try OtherProgram.checkIntegrity(folder.file) }
  }
}

extension Act {
  fileprivate var name: String {
    switch self {
    case .open: "opening the file"
    case .change(let change): "\(change)".prefix(60) + ""
    case .close: "closing the file"
    case .crash: "a crash"
    case .read: "reading"
    }
  }
}
