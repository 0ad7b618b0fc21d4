import CompareSupport
import Foundation

/// Lets the compiler record what it understands of sources that may not build here.
///
/// Copies of the files are compiled as one module, with the modules of the apps that they import,
/// and empty stubs for missing ones. An error
/// only costs the compiler the statement that contains it. If nothing changed since the last run in
/// the same scratch folder, that run's results are used.
struct TolerantIndexer: Sendable {
  let compiler: String
  let children: Children
  /// The folder that contains one folder for each app.
  let scratch: String
  /// The compiler's module cache.
  let systemModules: String
  /// Folders with modules from an earlier build.
  let modules: [String]
  let limit: CompilerLimit

  func index(
    _ files: [SyntaxFile], as name: String, _ links: ModuleLinks = ModuleLinks()
  ) throws(Failure) -> TolerantCompilation {
    // No keyword and no module of a platform has such a name.
    let module = "\(name)Sources"
    let folder = try ScratchFolder("\(scratch)/\(module)")
    let imports = files.flatMap(\.imports)
    let modules = modules + links.folders
    let found = try found(
      among: Set(imports.compactMap(\.path.first) + Platform.implicitImports), in: modules, folder)
    let platform = links.isForIOS ? .iOS : Platform(imports, found: found)
    let stubs = platform.missing(imports, found: found).union(links.stubs)
    let stubMap = StubModules.moduleMap(stubs)
    let answers = try answers(to: files, for: platform, stubMap, modules, folder)

    let last = LastCompilation(in: folder)
    let command = CompilerCommand(
      compiler: compiler,
      settings: CompilerSettings(
        module: links.isImported ? name : module, platform: platform,
        platformArguments: platform.arguments(found: found),
        stubs: stubMap, links: links, answers: answers),
      systemModules: systemModules, modules: modules,
      files: try StagedSources(files, for: platform, in: ScratchFolder("\(folder.path)/files")),
      folder: folder
    )
    let known = last.end(of: command)
    let time = limit.duration(lines: files.map(\.text.places.starts.count).reduce(0, +))
    let end = if let known { known } else { try compile(command, within: time) }
    if known == nil { try emitModule(command, within: time) }
    try last.save(end, of: command)
    return TolerantCompilation(
      command: command, staged: command.files.paths, end: end,
      links: command.offered(stubs: stubs, isForIOS: platform == .iOS))
  }

  /// Compiles some files again, of which only bodies changed since everything was compiled.
  ///
  /// Takes the changed ones by their numbers in the app; returns nil if the compiler can't do it, so
  /// that everything must be compiled.
  func index(_ files: [Int: SyntaxFile], of app: CompiledApp) throws(Failure)
    -> TolerantCompilation?
  {
    guard app.settings.links.areThere else { return nil }
    let folder = try ScratchFolder("\(scratch)/\(app.name)Sources")
    let command = CompilerCommand(
      compiler: compiler, settings: app.settings, systemModules: systemModules,
      modules: modules + app.settings.links.folders,
      files: StagedSources(
        of: app.files.map(\.text.path), in: try ScratchFolder("\(folder.path)/files")),
      folder: folder)
    // The note is about the copies that are overwritten now.
    LastCompilation.forget(in: command.folder)
    let staged = files.keys.sorted().map { command.files.paths[$0] }
    for (number, file) in files {
      try command.files.folder.write(
        app.settings.platform.staged(file),
        to: StagedSources.name(of: command.files.paths[number])
      )
    }
    let invocation = try command.invocation(of: command.files.paths, recording: staged)
    let time = limit.duration(lines: app.files.map(\.parsed.places.starts.count).reduce(0, +))
    let outcome = try children.run(
      LimitedProgram.invocation(invocation, within: time), within: time * Self.patience)
    let end = CompilerEnd(outcome, in: command.files)
    guard !outcome.isLate, !outcome.usedTimeUp, CompilerCrash(transcript: outcome.text) == nil,
      end.wrong != [CompilerEnd.elsewhere]
    else { return nil }
    return TolerantCompilation(command: command, staged: staged, end: end, links: app.links)
  }

  /// Leaves out the files that crash the compiler, or take it too long, one at a time.
  private func compile(
    _ command: CompilerCommand, within time: Duration
  ) throws(Failure) -> CompilerEnd {
    var paths = command.files.paths
    var slow: Set<String> = []
    for _ in 0..<Self.attempts where !paths.isEmpty && slow.count < Self.mostSlow {
      command.folder.remove(CompilerCommand.store)
      // A module in place of its stub changes a record, but not the name that it has by its hash.
      command.folder.remove(CompilerCommand.sums)
      let invocation = try command.invocation(of: paths, recording: paths)
      var outcome = try children.run(
        LimitedProgram.invocation(invocation, within: time), within: time * Self.patience)
      outcome.isLate = outcome.isLate || outcome.usedTimeUp
      let crash = CompilerCrash(transcript: outcome.text)
      if crash == nil, !outcome.isLate {
        var end = CompilerEnd(outcome, in: command.files)
        if paths != command.files.paths { end.wrong.insert(CompilerEnd.elsewhere) }
        end.slow = slow
        return end
      }
      // An aborted compiler dumps its stack just as a crashed one does.
      let file = crash?.file(among: paths)
      if outcome.isLate {
        slow.formUnion((file.map { [$0] } ?? paths).map(StagedSources.name(of:)))
      }
      guard let file else { break }
      paths.removeAll { $0 == file }
    }
    command.folder.remove(CompilerCommand.store)
    return CompilerEnd(wrong: [CompilerEnd.elsewhere], slow: slow)
  }

  /// Writes what other apps can see of this one, if any imports it.
  ///
  /// If the compiler can't, they get a stub.
  private func emitModule(_ command: CompilerCommand, within time: Duration) throws(Failure) {
    command.folder.remove(CompilerCommand.modules)
    guard command.settings.links.isImported else { return }
    let emission = try command.emission()
    _ = try children.run(
      LimitedProgram.invocation(emission, within: time), within: time * Self.patience)
  }

  /// Asks the compiler which of these modules it can find without stubs.
  private func found(
    among names: Set<String>, in modules: [String], _ folder: ScratchFolder
  ) throws(Failure) -> Set<String> {
    guard !names.isEmpty else { return [] }
    let lines = names.sorted().map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }
    let probe = try folder.write(Array(lines.joined().utf8), to: "imports.swift").path
    return names.intersection(try imported(by: probe, modules, [], folder) ?? [])
  }

  /// Asks the compiler which conditions of `#if` hold in the app.
  private func answers(
    to files: [SyntaxFile], for platform: Platform, _ stubs: String, _ modules: [String],
    _ folder: ScratchFolder
  ) throws(Failure) -> ConditionAnswers {
    let conditions = Set(
      files.flatMap { ConditionAnswers.conditions(in: $0, for: platform) }.compactMap(\.self)
    ).sorted()
    guard !conditions.isEmpty else { return ConditionAnswers() }
    let stubFolder = try CompilerCommand.write(stubs, in: folder)
    let lines = conditions.enumerated().map { "#if \($1)\nimport Condition\($0)\n#endif\n" }
    let probe = try folder.write(Array(lines.joined().utf8), to: "conditions.swift").path
    let met = try imported(
      by: probe, modules + [stubFolder.path], CompilerCommand.flags + platform.flags, folder)
    // Without an answer, such as for a condition that goes on in the next line, none is known.
    guard let met else { return ConditionAnswers() }
    return ConditionAnswers(
      asked: conditions,
      met: conditions.indices.filter { met.contains("Condition\($0)") }.map { conditions[$0] })
  }

  /// The modules that a file imports, of which none is loaded; nil if the compiler can't read it.
  private func imported(
    by file: String, _ modules: [String], _ flags: [String], _ folder: ScratchFolder
  ) throws(Failure) -> Set<String>? {
    let outcome = try children.run(
      Invocation(
        path: compiler,
        arguments: ["-frontend", "-emit-imported-modules", "-module-name", "Imports", file]
          + flags + modules.flatMap { ["-I", $0] },
        folder: folder.path
      )
    )
    guard outcome.succeeded else { return nil }
    let found = String(decoding: outcome.standardOutput, as: UTF8.self).split(separator: "\n")
    return Set(found.map(String.init))
  }

  private static let attempts = 8
  /// The wall-clock limit as a multiple of the processor time limit, for a process that only waits.
  private static let patience = 10
  /// With so many slow files, further ones aren't waited for.
  private static let mostSlow = 3
}

/// The results of compiling an app.
struct TolerantCompilation: Sendable {
  let command: CompilerCommand
  /// The copies that were compiled, in the order of the files.
  let staged: [String]
  let end: CompilerEnd
  /// For the apps that import it.
  let links: ModuleLinks

  var folder: String { command.folder.path }
  var store: String { "\(folder)/\(CompilerCommand.store)" }
}

/// How compiling an app ended.
struct CompilerEnd: Equatable, Sendable {
  /// The base names of the copies with errors, and `elsewhere`; empty if there was no error at all.
  var wrong: Set<String> = []
  /// The base names of the copies that were too slow to compile.
  var slow: Set<String> = []
  /// The names that are declared twice: what they mean depends on what else is compiled.
  var redeclared: Set<String> = []

  /// Stands for an error that no copy's text shows; no copy has this name.
  static let elsewhere = "-"
}

extension CompilerEnd {
  init(_ outcome: Outcome, in files: StagedSources) {
    let folder = Array("\(files.folder.path)/".utf8)
    for start in LineTable(outcome.transcript).starts {
      let line = outcome.transcript[start...]
      guard line.starts(with: folder) else { continue }
      add(line.dropFirst(folder.count).prefix { $0 != UInt8(ascii: "\n") })
    }
    if !outcome.succeeded, wrong.isEmpty { wrong = [Self.elsewhere] }
  }

  /// Takes a line such as `NAME.swift:1:2: error: invalid redeclaration of 'name()'`.
  private mutating func add(_ line: ArraySlice<UInt8>) {
    let words = line.split(separator: UInt8(ascii: ":"), maxSplits: 4)
    guard words.count == 5, words[3].elementsEqual(" error".utf8) else { return }
    wrong.insert(String(decoding: words[0], as: UTF8.self))
    guard words[4].starts(with: " invalid redeclaration of '".utf8) else { return }
    let name = words[4].split(separator: UInt8(ascii: "'"))[1]
    redeclared.insert(
      String(decoding: name.prefix { $0 != UInt8(ascii: "(") && $0 != 0x20 }, as: UTF8.self))
  }

  /// One line; the names don't contain spaces.
  var line: String {
    [wrong, slow, redeclared].map { $0.sorted().joined(separator: " ") }.joined(separator: "\t")
  }

  init?(line: Substring) {
    let sets = line.split(separator: "\t", omittingEmptySubsequences: false)
      .map { Set($0.split(separator: " ").map(String.init)) }
    guard sets.count == 3 else { return nil }
    self.init(wrong: sets[0], slow: sets[1], redeclared: sets[2])
  }
}

/// What the compiler was doing when it crashed.
struct CompilerCrash {
  private let stackDump: [Substring]

  /// Nil if it didn't crash.
  ///
  /// The exit code doesn't show this, because the driver's may be 1 in that case, too.
  init?(transcript: String) {
    let lines = transcript.split(separator: "\n").drop { !$0.hasPrefix("Stack dump:") }
    guard !lines.isEmpty else { return nil }
    // The arguments contain every file.
    stackDump = lines.filter { !$0.contains("Program arguments:") }
  }

  /// The file in the innermost line that mentions one.
  func file(among files: [String]) -> String? {
    for line in stackDump.reversed() {
      if let file = files.first(where: { line.contains($0) }) { return file }
    }
    return nil
  }
}

/// How much processor time the compiler may use for one app.
///
/// An app takes seconds. But some expressions take longer than anybody would wait, and the limit on
/// the compiler's steps doesn't catch all of them.
package struct CompilerLimit: Sendable {
  var base = Duration.seconds(60)
  var perThousandLines = Duration.seconds(2)

  func duration(lines: Int) -> Duration { base + perThousandLines * lines / 1_000 }
}

/// The note that the last run left in the scratch folder after it had compiled everything.
struct LastCompilation {
  private let folder: ScratchFolder
  private let note: String?

  private static let file = "compiled"

  static func forget(in folder: ScratchFolder) { folder.remove(file) }

  /// Deletes the note until there is a new one, so that an interruption leaves nothing stale.
  init(in folder: ScratchFolder) {
    self.folder = folder
    let path = "\(folder.path)/\(Self.file)"
    note = (try? InputFile.read(path)).flatMap { String(validating: $0, as: UTF8.self) }
    Self.forget(in: folder)
  }

  /// How the last run ended, if it compiled exactly the same and its results are unchanged.
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

  /// Distinguishes two states of the compiler's records, as cache cleaners may remove some.
  private var records: String {
    let stamps = [CompilerCommand.store, CompilerCommand.modules].flatMap { name in
      let written = "\(folder.path)/\(name)"
      let names = (FileManager.default.subpaths(atPath: written) ?? []).sorted()
      return names.compactMap { FileStamp("\(written)/\($0)")?.text }
    }
    return String(Checksum.fnv1a(Array(stamps.joined(separator: "\n").utf8)), radix: 16)
  }
}
