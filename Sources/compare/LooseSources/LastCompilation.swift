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

  /// The compiler's exit code, when the last run compiled exactly the same.
  func status(of command: CompilerCommand) -> Int32? {
    guard !command.files.isNew, let note, let end = note.firstIndex(of: "\n"),
      note[note.index(after: end)...] == command.fingerprint
    else { return nil }
    return Int32(note[..<end])
  }

  func save(_ status: Int32, of command: CompilerCommand) throws(Failure) {
    try folder.write(Array("\(status)\n\(command.fingerprint)".utf8), to: Self.file)
  }
}
