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
    note = (try? InputFile.read(path)).flatMap { String(validating: $0, as: UTF8.self) }
    folder.remove(Self.file)
  }

  /// How it ended, when the last run compiled exactly the same, and what it left is there as it was.
  func end(of command: CompilerCommand) -> CompilerEnd? {
    guard !command.files.isNew, let note, let end = note.firstIndex(of: "\n"),
      note[note.index(after: end)...] == content(of: command)
    else { return nil }
    return CompilerEnd(line: note[..<end])
  }

  func save(_ end: CompilerEnd, of command: CompilerCommand) throws(Failure) {
    try folder.write(Array("\(end.line)\n\(content(of: command))".utf8), to: Self.file)
  }

  private func content(of command: CompilerCommand) -> String {
    "\(command.fingerprint)\n\(records)"
  }

  /// Tells one state of the compiler's records from another: who cleans caches may remove some.
  private var records: String {
    let store = "\(folder.path)/\(CompilerCommand.store)"
    let names = (FileManager.default.subpaths(atPath: store) ?? []).sorted()
    let stamps = names.compactMap { FileStamp("\(store)/\($0)")?.text }
    return String(Checksum.fnv1a(Array(stamps.joined(separator: "\n").utf8)), radix: 16)
  }
}
