import Foundation
import Shared

/// The calls that a script of acts made, in order, and when changes were acknowledged.
struct Journal {
  enum Entry: Equatable {
    case call(FileCall)
    /// From here on, these todos must be there.
    case acknowledged(Set<Row>)
  }

  private(set) var entries: [Entry] = []
  let folder: String
  /// The file's path and its final bytes.
  let path: String
  let bytes: [UInt8]

  /// Plays the acts without waiting for the disk, which only saves time.
  init(of acts: [Act]) throws {
    let folder = try AttackFolder()
    let log = Log()
    try JudgedCalls.run({ call in
      if !call.isOfSharedMemory, !call.isLock { log.entries.append(.call(call)) }
      if case .sync = call { return .pretend }
      return .proceed
    }) {
      var subject: Subject?
      var reader: OtherProgram.Reader?
      defer { withExtendedLifetime(reader) {} }
      var rows: [Row] = []
      for act in acts {
        switch act {
        case .open: subject = try Subject(path: folder.file, rows: rows)
        case .change(let change): try subject?.apply(change)
        case .close: subject = nil
        case .crash: try folder.crash { subject = nil }
        case .read(let isOn): reader = isOn ? try OtherProgram.Reader(folder.file) : nil
        }
        rows = subject?.rows ?? rows
        log.entries.append(.acknowledged(Set(rows)))
      }
    }
    entries = log.entries
    self.folder = folder.path
    path = folder.file
    bytes = folder.bytes() ?? []
  }

  /// A copy without some of the calls.
  func without(_ isLeftOut: (FileCall) -> Bool) -> Journal {
    var copy = self
    copy.entries.removeAll { entry in
      if case .call(let call) = entry { isLeftOut(call) } else { false }
    }
    return copy
  }

  private final class Log {
    var entries: [Entry] = []
  }
}
