import CompareSupport
import Foundation

/// What the last run noted in the scratch folder when it had compiled everything.
struct LastCompilation {
  private let folder: ScratchFolder
  private let note: String?

  private static let file = "compiled"

  /// The note is gone until there is a new one: whatever interrupts, nothing stale is left.
  init(in folder: ScratchFolder) {
    self.folder = folder
    let path = "\(folder.path)/\(Self.file)"
    note = try? String(contentsOfFile: path, encoding: .utf8)
    folder.remove(Self.file)
  }

  /// How it ended, when the last run compiled exactly the same.
  func end(of command: CompilerCommand) -> CompilerEnd? {
    guard !command.files.isNew, let note, let end = note.firstIndex(of: "\n"),
      note[note.index(after: end)...] == command.fingerprint
    else { return nil }
    return CompilerEnd(line: note[..<end])
  }

  func save(_ end: CompilerEnd, of command: CompilerCommand) throws(Failure) {
    try folder.write(Array("\(end.line)\n\(command.fingerprint)".utf8), to: Self.file)
  }
}
