package import CompareSupport

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
    let found = try ImportProbe(
      compiler: compiler, children: children, folder: folder, modules: modules
    )
    .found(among: Set(imports.compactMap(\.path.first) + Platform.implicitImports))
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
