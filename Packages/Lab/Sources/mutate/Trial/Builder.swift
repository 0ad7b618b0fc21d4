import Foundation

/// Builds the copy with those faults that compile.
struct Builder {
  let package: TrialPackage
  let sample: Sample

  /// The first mutants of the sample that compile, built together with the suites.
  func build(_ count: Int, say: (String) -> Void) throws -> [Mutant] {
    var refused: Set<Int> = []
    while true {
      let chosen = Array(sample.mutants.lazy.filter { !refused.contains($0.number) }.prefix(count))
      let files = try package.write(sample, chosen)
      let output = try build("--target", package.module.name)
      guard let output else {
        if let output = try build("--build-tests") {
          throw TrialPackage.Failure(description: "The suites don't build:\n\(output)")
        }
        return chosen
      }
      let culprits = errors(output).flatMap { error in
        files[error.file]?.culprits(line: error.line, column: error.column) ?? []
      }
      guard !culprits.isEmpty else {
        throw TrialPackage.Failure(
          description: "\(package.module.name) doesn't build even without mutants:\n\(output)")
      }
      refused.formUnion(culprits.map(\.number))
      say("Skipped \(refused.count) that don't compile")
    }
  }

  private func errors(_ output: String) -> [(file: String, line: Int, column: Int)] {
    output.matches(
      of: /\/\.build-mutate\/((?:Packages\/Forms\/)?Sources\/[^\n:]+):(\d+):(\d+): error:/
    ).compactMap {
      guard let line = Int($0.2), let column = Int($0.3) else { return nil }
      return (String($0.1), line, column)
    }
  }

  /// Returns SwiftPM's output if it fails.
  private func build(_ arguments: String...) throws -> String? {
    var lines: [String] = []
    // Mutants don't need debug information, and without it building takes less time.
    let options = ["-debug-info-format", "none", "--enable-code-coverage"]
    let program = Program(
      file: URL(filePath: "/usr/bin/env"), arguments: ["swift", "build"] + options + arguments,
      // Without the targets that the manifests declare for measuring only.
      environment: ["COMPARE_BUILD": "usual"], folder: package.folder)
    let ending = try program.run(within: 3600) { line in
      lines.append(line)
      return false
    }
    return ending == .exited(0) ? nil : lines.joined(separator: "\n")
  }
}
