package import CompareSupport
import Foundation

/// Turns the profiles of a run into coverage, file by file.
package struct CoverageReader: Sendable {
  private let session: MeasuringSession
  private let workspace: Workspace
  private let packageName: String

  package init(_ session: MeasuringSession, _ workspace: Workspace, packageName: String) {
    self.session = session
    self.workspace = workspace
    self.packageName = packageName
  }

  /// How much of these files the run that left its profiles under `name` reached.
  package func read(_ files: [String], of name: String) throws(Failure) -> FileCoverage {
    let merged = "\(workspace.profiles(of: name))/merged.profdata"
    _ = try session.output(
      of: "llvm-profdata", ["merge", "-sparse", "-o", merged] + profiles(of: name),
      in: workspace.root)
    let json = try session.output(
      of: "llvm-cov",
      [
        "export", "-format=text", "-skip-functions", "-skip-expansions", "-skip-branches",
        "-num-threads=1", "-instr-profile", merged, workspace.testProgram(packageName),
      ] + files, in: workspace.root)
    return try FileCoverage(json: Data(json), from: "llvm-cov")
  }

  /// The profiles of a run; a program that crashes leaves an empty file, which covers nothing.
  private func profiles(of name: String) throws(Failure) -> [String] {
    let folder = workspace.profiles(of: name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let profiles = names.filter { $0.hasSuffix(".profraw") }.sorted().map { "\(folder)/\($0)" }
      .filter { (try? FileManager.default.attributesOfItem(atPath: $0)[.size] as? Int) ?? 0 > 0 }
    guard !profiles.isEmpty else {
      throw .coverageUnreadable(path: folder, reason: "the tests left no profile")
    }
    return profiles
  }
}
