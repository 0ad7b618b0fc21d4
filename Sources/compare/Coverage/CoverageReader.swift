import Foundation

/// Turns the profiles of one suite into the covered lines of one module.
struct CoverageReader: Sendable {
  let toolchain: Toolchain
  let children: Children
  let workspace: Workspace
  let packageName: String

  func read(_ module: SourceModule, suite: String) throws(Stop) -> LineCoverage {
    try readLines(module, suite: suite).values.map { LineCoverage($0) }.reduce(LineCoverage(), +)
  }

  /// The executable lines of each of the module's files, by path.
  func readLines(_ module: SourceModule, suite: String) throws(Stop) -> [String: CoveredLines] {
    let merged = "\(workspace.profiles(of: suite))/merged.profdata"
    _ = try run("llvm-profdata", ["merge", "-sparse", "-o", merged] + profiles(of: suite))
    let json = try run(
      "llvm-cov",
      [
        "export", "-format=text", "-skip-functions", "-skip-expansions", "-skip-branches",
        "-num-threads=1", "-instr-profile", merged, workspace.testProgram(packageName),
      ] + module.files
    )
    do {
      let export = try JSONDecoder().decode(CoverageExport.self, from: Data(json))
      let files = export.data.flatMap(\.files).filter { module.files.contains($0.filename) }
      return Dictionary(files.map { ($0.filename, CoveredLines(segments: $0.segments)) }) {
        first, _ in first
      }
    } catch {
      throw .failed(.coverageUnreadable(reason: error.localizedDescription))
    }
  }

  private func run(_ tool: String, _ arguments: [String]) throws(Stop) -> [UInt8] {
    let path: String
    do { path = try toolchain.tool(tool) } catch { throw .failed(error) }
    let outcome = try children.run(
      Invocation(path: path, arguments: arguments, folder: workspace.root)
    )
    guard outcome.succeeded else {
      throw .failed(.toolFailed(name: tool, output: outcome.text))
    }
    return outcome.standardOutput
  }

  /// Where a run of the suite leaves its profiles.
  private func profiles(of suite: String) throws(Stop) -> [String] {
    let folder = workspace.profiles(of: suite)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let profiles = names.filter { $0.hasSuffix(".profraw") }.sorted()
    guard !profiles.isEmpty else {
      throw .failed(.coverageUnreadable(reason: "\(suite) left no profile"))
    }
    return profiles.map { "\(folder)/\($0)" }
  }
}
