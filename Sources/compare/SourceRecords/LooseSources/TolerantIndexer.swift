package import CompareSupport
import Foundation

/// Lets the compiler record what it understands of sources that need not build here.
///
/// Copies of the files are compiled as one module, with empty stubs for the modules that cannot be
/// found. An error keeps the compiler from nothing but the statement that has it. When nothing
/// changed since the last run in the same scratch folder, what that run left is used.
package struct TolerantIndexer: Sendable {
  let compiler: String
  let children: Children
  /// Where each app has a folder of its own.
  let scratch: String
  /// Folders with modules that a build left.
  var modules: [String] = []
  let limit: CompilerLimit

  package init(
    compiler: String, children: Children, scratch: String, modules: [String] = [],
    limit: CompilerLimit = CompilerLimit()
  ) {
    self.compiler = compiler
    self.children = children
    self.scratch = scratch
    self.modules = modules
    self.limit = limit
  }

  func index(_ files: [SyntaxFile], as name: String) throws(Stop) -> TolerantCompilation {
    // No keyword and no module of a platform is called so.
    let module = "\(name)Sources"
    let folder = try failing { () throws(Failure) in
      try ScratchFolder("\(scratch)/\(module)")
    }
    let imports = files.flatMap(\.imports)
    let found = try found(
      among: Set(imports.compactMap(\.path.first) + Platform.implicitImports), folder)
    let platform = Platform(imports, found: found)

    let last = LastCompilation(in: folder)
    let command = try failing { () throws(Failure) in
      CompilerCommand(
        compiler: compiler,
        module: module,
        platformArguments: platform.arguments(found: found),
        stubs: StubModules.moduleMap(platform.missing(imports, found: found)),
        modules: modules,
        files: try StagedSources(files, for: platform, in: ScratchFolder("\(folder.path)/files")),
        folder: folder
      )
    }
    let known = last.end(of: command)
    let time = limit.duration(lines: files.map(\.text.places.starts.count).reduce(0, +))
    let end = if let known { known } else { try compile(command, within: time) }
    try failing { () throws(Failure) in try last.save(end, of: command) }
    return TolerantCompilation(
      module: module,
      folder: folder.path,
      staged: command.files.paths,
      slow: end.slow,
      isWhole: end.status == 0
    )
  }

  /// Leaves out what makes the compiler crash, or takes it too long, file by file.
  private func compile(
    _ command: CompilerCommand, within time: Duration
  ) throws(Stop) -> CompilerEnd {
    var paths = command.files.paths
    var slow: Set<String> = []
    for _ in 0..<Self.attempts where !paths.isEmpty && slow.count < Self.mostSlow {
      command.folder.remove(CompilerCommand.store)
      let invocation = try failing { () throws(Failure) in try command.invocation(of: paths) }
      var outcome = try children.run(
        LimitedProgram.invocation(invocation, within: time), within: time * Self.patience)
      outcome.isLate = outcome.isLate || outcome.usedTimeUp
      let crash = CompilerCrash(transcript: outcome.text)
      if crash == nil, !outcome.isLate {
        return CompilerEnd(status: paths == command.files.paths ? outcome.status : 1, slow: slow)
      }
      // One that is aborted dumps its stack as one that crashes does.
      let file = crash?.file(among: paths)
      if outcome.isLate {
        slow.formUnion((file.map { [$0] } ?? paths).map(StagedSources.name(of:)))
      }
      guard let file else { break }
      paths.removeAll { $0 == file }
    }
    command.folder.remove(CompilerCommand.store)
    return CompilerEnd(status: 1, slow: slow)
  }

  /// Asks the compiler which of some modules it can find, without stubs.
  private func found(
    among names: Set<String>, _ folder: ScratchFolder
  ) throws(Stop) -> Set<String> {
    guard !names.isEmpty else { return [] }
    let lines = names.sorted().map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }
    let probe = try failing { () throws(Failure) in
      try folder.write(Array(lines.joined().utf8), to: "imports.swift").path
    }
    let outcome = try children.run(
      Invocation(
        path: compiler,
        arguments: ["-frontend", "-emit-imported-modules", "-module-name", "Imports", probe]
          + modules.flatMap { ["-I", $0] },
        folder: folder.path
      )
    )
    let found = String(decoding: outcome.standardOutput, as: UTF8.self).split(separator: "\n")
    return names.intersection(found.map(String.init))
  }

  private static let attempts = 8
  /// How much longer than the processor's the time by the clock may be, for what only waits.
  private static let patience = 10
  /// Whoever has so many slow files waits for no other.
  private static let mostSlow = 3
}

/// What compiling an app left.
struct TolerantCompilation: Sendable {
  let module: String
  let folder: String
  /// The copies that were compiled, in the order of the files.
  let staged: [String]
  /// The base names of those that the compiler was too slow for, and left no record of.
  let slow: Set<String>
  /// Whether there was no error: then nothing was lost.
  let isWhole: Bool

  var store: String { "\(folder)/\(CompilerCommand.store)" }
}

/// How compiling an app ended.
struct CompilerEnd: Equatable, Sendable {
  /// The exit code; 0 when there was no error at all.
  let status: Int32
  /// The base names of the copies that the compiler was too slow for.
  var slow: Set<String> = []
}

extension CompilerEnd {
  /// One line; the names of copies have no space.
  var line: String { (["\(status)"] + slow.sorted()).joined(separator: " ") }

  init?(line: Substring) {
    let words = line.split(separator: " ")
    guard let status = words.first.flatMap({ Int32($0) }) else { return nil }
    self.init(status: status, slow: Set(words.dropFirst().map(String.init)))
  }
}

/// What a compiler that crashed was at.
struct CompilerCrash {
  private let stackDump: [Substring]

  /// Nil when it did not crash.
  ///
  /// The exit code does not tell: the driver's may be 1 then as well.
  init?(transcript: String) {
    let lines = transcript.split(separator: "\n").drop { !$0.hasPrefix("Stack dump:") }
    guard !lines.isEmpty else { return nil }
    // The arguments are every file.
    stackDump = lines.filter { !$0.contains("Program arguments:") }
  }

  /// The file that the innermost line names which names any.
  func file(among files: [String]) -> String? {
    for line in stackDump.reversed() {
      if let file = files.first(where: { line.contains($0) }) { return file }
    }
    return nil
  }
}

/// How long the compiler may use a processor for one app.
///
/// An app takes seconds. An expression can be written that takes longer than anybody waits, and not
/// every such one is found out by the number of steps that the compiler takes for it.
package struct CompilerLimit: Sendable {
  var base = Duration.seconds(60)
  var perThousandLines = Duration.seconds(2)

  func duration(lines: Int) -> Duration { base + perThousandLines * lines / 1_000 }
}

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
