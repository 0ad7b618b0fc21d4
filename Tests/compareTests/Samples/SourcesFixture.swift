import Foundation
import ProgramSupport

@testable import ArchitectureGraph
@testable import ArchitectureReport
@testable import CompareSupport
@testable import SourceRecords

/// A folder of sources that a test writes, and what the tool finds in it.
struct SourcesFixture {
  let folder: TemporaryFolder
  private(set) var scratch: TemporaryFolder

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    scratch = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
  }

  /// The same folder, of which no earlier run knows anything.
  func unmeasured() throws -> SourcesFixture {
    var fixture = self
    fixture.scratch = try TemporaryFolder()
    return fixture
  }

  /// Measures folders, named as on the command line; a compiler instead of the toolchain's.
  func analyse(
    _ parts: [String] = ["App=."],
    compiler: String? = nil,
    limit: CompilerLimit = CompilerLimit()
  ) throws -> MeasuredSources {
    let folders = try parts.map { try SourceFolder(parsing: $0, in: folder.path) }
    return try SourcesMeasurement(
      .ofTest(),
      scratch: scratch.path,
      systemModules: SourcesCache(folder: scratchOfTests).systemModules,
      compiler: compiler,
      limit: limit
    ).measure(.read(folders))
  }

  /// One line an edge; a question mark where only the name tells of it.
  func edges(of result: MeasuredSources, _ module: String = "App") -> [String] {
    let analysis = Analysis(result.sources, symbols: result.symbols)
    return EdgeReport(analysis, of: module, ShownPaths(root: folder.path)).list.map { edge in
      "\(edge.from) -> \(edge.to)\(edge.isByName ? "?" : "") \(edge.references)"
        + " \(edge.file):\(edge.line)"
    }
  }

  /// What was left out: `path: reason`.
  func skipped(in result: MeasuredSources) -> [String] {
    result.skipped.map { "\($0.path.dropFirst(folder.path.count + 1)): \($0.reason)" }
  }
}

/// Where the tests find git and the toolchain.
let ownSearchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""

extension MeasuringSession {
  /// One that shows nothing.
  static func ofTest(searchPath: String = ownSearchPath) -> MeasuringSession {
    MeasuringSession(
      searchPath: searchPath, children: Children(), progress: Progress(isShown: false))
  }
}

/// Where the tests compile folders of sources, instead of the user's caches.
let scratchOfTests: String = {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("compare-cache-\(UUID().uuidString)")
  removeAtExit(folder.path)
  return folder.path
}()
