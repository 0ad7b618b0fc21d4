package import CompareSupport
import Foundation

/// Turns the profiles of a run into coverage, file by file.
package struct CoverageReader: Sendable {
  let toolchain: Toolchain
  let children: Children
  let workspace: Workspace
  let packageName: String

  package init(
    toolchain: Toolchain, children: Children, workspace: Workspace, packageName: String
  ) {
    self.toolchain = toolchain
    self.children = children
    self.workspace = workspace
    self.packageName = packageName
  }

  /// How much of these files the run that left its profiles under `name` reached.
  package func read(_ files: [String], of name: String) throws(Failure) -> FileCoverage {
    let merged = "\(workspace.profiles(of: name))/merged.profdata"
    _ = try run("llvm-profdata", ["merge", "-sparse", "-o", merged] + profiles(of: name))
    let json = try run(
      "llvm-cov",
      [
        "export", "-format=text", "-skip-functions", "-skip-expansions", "-skip-branches",
        "-num-threads=1", "-instr-profile", merged, workspace.testProgram(packageName),
      ] + files
    )
    return try FileCoverage(json: Data(json), from: "llvm-cov")
  }

  private func run(_ tool: String, _ arguments: [String]) throws(Failure) -> [UInt8] {
    let path = try toolchain.tool(tool)
    let outcome = try children.run(
      Invocation(path: path, arguments: arguments, folder: workspace.root)
    )
    guard outcome.succeeded else {
      throw .toolFailed(name: tool, output: outcome.text)
    }
    return outcome.standardOutput
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
