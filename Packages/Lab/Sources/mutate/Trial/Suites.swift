import Foundation

/// The module's own suite and the one shared by all implementations, already built.
struct Suites {
  let package: TrialPackage
  /// In seconds.
  let limit: TimeInterval

  func own(_ number: Int) throws -> SuiteRun {
    try run(number, "^\(package.module.name)Tests\\.")
  }

  func shared(_ number: Int) throws -> SuiteRun {
    try run(number, "^ConformanceTests\\.")
  }

  /// No fault has the number 0.
  private func run(_ number: Int, _ filter: String) throws -> SuiteRun {
    let events = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: events) }
    let ending = try start(
      filter, ["--event-stream-version", "0", "--event-stream-output-path", events.path],
      ["MUTANT": "\(number)", "LLVM_PROFILE_FILE": "/dev/null"])
    return SuiteRun(events: (try? Data(contentsOf: events)) ?? Data(), ending: ending)
  }

  /// The lines of the module that a test runs when there is no fault.
  func lines(runBy test: TestFunction) throws -> Set<SourceLine> {
    let raw = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let merged = raw.appendingPathExtension("merged")
    defer { for file in [raw, merged] { try? FileManager.default.removeItem(at: file) } }
    // The name ends where the place begins, which `--filter` sees too.
    let name = NSRegularExpression.escapedPattern(for: test.id)
    let ending = try start("^\(name)$", [], ["LLVM_PROFILE_FILE": raw.path])
    guard ending == .exited(0) else {
      throw TrialPackage.Failure(description: "'\(test.id)' alone ends with \(ending).")
    }
    _ = try tool("llvm-profdata", ["merge", "-sparse", "-o", merged.path, raw.path])
    let module = package.copy.appending(path: package.module.path).path
    let exported = try tool(
      "llvm-cov",
      ["export", "-format=lcov", "-instr-profile", merged.path, bundle.path, module])
    return SourceLine.run(lcov: exported, below: package.copy.path)
  }

  /// The output of a tool of the toolchain.
  private func tool(_ name: String, _ arguments: [String]) throws -> [String] {
    var lines: [String] = []
    #if os(macOS)
      let program = Program(file: URL(filePath: "/usr/bin/xcrun"), arguments: [name] + arguments)
    #else
      let program = Program(file: try Self.toolchain().appending(path: name), arguments: arguments)
    #endif
    let ending = try program.run(within: limit) { line in
      lines.append(line)
      return false
    }
    guard ending == .exited(0) else {
      throw TrialPackage.Failure(
        description: "\(name) ends with \(ending):\n\(lines.joined(separator: "\n"))")
    }
    return lines
  }

  /// Beside the `swift` that a shell would run; another LLVM's tools may read other formats.
  private static func toolchain() throws -> URL {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let swift = folders.map { URL(filePath: "\($0)/swift") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
    guard let swift else { throw TrialPackage.Failure(description: "There is no 'swift' in PATH.") }
    return swift.resolvingSymlinksInPath().deletingLastPathComponent()
  }

  private func start(
    _ filter: String, _ arguments: [String], _ environment: [String: String]
  ) throws -> Program.Ending {
    try Program(
      file: file, arguments: start(filter) + arguments,
      environment: environment.merging(["COMPARE_COLUMNS": package.module.name]) { one, _ in one },
      folder: package.folder
    ).run(within: limit) { _ in false }
  }

  private var bundle: URL {
    let name = "\(package.module.package.name)PackageTests"
    let built = package.folder.appending(path: ".build/debug/\(name).xctest")
    #if os(macOS)
      return built.appending(path: "Contents/MacOS/\(name)")
    #else
      return built
    #endif
  }

  #if os(macOS)
    private var file: URL { URL(filePath: "/usr/bin/env") }

    private func start(_ filter: String) -> [String] {
      ["swift", "test", "--skip-build", "--disable-xctest", "--filter", filter]
    }
  #else
    private var file: URL { bundle }

    private func start(_ filter: String) -> [String] {
      ["--testing-library", "swift-testing", "--filter", filter]
    }
  #endif
}
