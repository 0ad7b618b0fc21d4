import Foundation
import ProgramSupport

/// The header of a C library, which may be missing.
struct SystemHeader {
  private let name: String
  private let module: String
  private let clang: URL?
  private let isInstalled: Bool

  init(_ name: String, declaredIn module: String) {
    self.name = name
    self.module = module
    clang = InstalledProgram.named("clang")
    isInstalled = Self.folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(name)") }
  }

  var canBeCompared: Bool { isInstalled && clang != nil }

  /// The compiler's errors about our declarations after it read the header: empty if they
  /// agree.
  func differences(unfinished: Set<String> = []) throws -> String {
    guard let clang else { return "" }
    let ours = CDeclarations(try String(contentsOf: declarations, encoding: .utf8))
    let folder = try TemporaryFolder()
    let source = try folder.write(
      ours.comparison(with: name, unfinished: unfinished).utf8, to: "comparison.c")
    // With its type checks, curl.h defines its functions as macros.
    let process = Process(
      clang, ["-std=c11", "-w", "-fsyntax-only", "-DCURL_DISABLE_TYPECHECK", source])
    let errors = try process.output(withErrors: true)
    return process.terminationStatus == 0 ? "" : errors
  }

  private var declarations: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Shared/\(module)/declarations.h")
  }

  /// The folders where compilers look, including Debian's folder for each architecture.
  private static let folders: [String] = {
    let all = "/usr/include"
    let own = (try? FileManager.default.contentsOfDirectory(atPath: all)) ?? []
    return [all, "/usr/local/include"]
      + own.filter { $0.contains("-linux-") }.map { "\(all)/\($0)" }
  }()
}
