import ArchitectureReport
import CommandLineKit
import CompareSupport
import Foundation

extension Run {
  /// Writes a configuration from the roles of types, and a baseline from a check's findings.
  func begin(_ options: InitOptions) throws(Failure) -> RunResult {
    var options = options
    var input = try choice.input(for: options.measured)
    let folder = try Self.place(of: input, options)
    // Existing files mustn't affect what replaces them, and are restored if the run fails.
    var files = ReplacedFiles([Configuration.fileName, FirstConfiguration.baseline], in: folder)
    try files.moveAside(isAllowed: options.overwrites)
    do throws(Failure) {
      let found: Found
      var fallback = ""
      do throws(Failure) {
        found = try Pipeline(options: options.measured, input: input).roles()
      } catch {
        guard case .failed(let line, _) = error, !options.measured.areSources else { throw error }
        options.measured.paths = []
        options.measured.packages = [folder]
        do throws(Failure) {
          input = try choice.input(for: options.measured)
          found = try Pipeline(options: options.measured, input: input).roles()
        } catch .failed {
          // Why there is no build is what the user can change.
          throw error
        }
        fallback = """
          The package can't be built here, so it is measured from its sources, as with --packages: \
          \(line)

          """
      }
      let first = FirstConfiguration(
        found.listing, found.code, folder: input.folderModule, in: folder)
      var result = try begin(options, first, in: folder)
      result.output = fallback + result.output
      files.finish()
      return result
    } catch {
      files.restore()
      throw error
    }
  }

  private typealias Found = (
    listing: RoleListing, skipped: [Skipped], code: MeasuredModules
  )

  private func begin(
    _ options: InitOptions, _ first: FirstConfiguration, in folder: String
  ) throws(Failure) -> RunResult {
    guard first.isUseful else {
      let lines = first.findings.split(separator: "\n").joined(separator: " ")
      throw Failure(
        "Nothing was written, as there is nothing to check: \(lines)"
          + " `compare roles` says what each type was taken for.")
    }
    try OutputFile(Configuration.fileName, in: folder).write(first.text)
    let checked = try check(options.check)
    let again =
      ["compare check"] + options.measured.packages.map { "--packages \($0.oneLine)" }
      + options.measured.sources.map { "--sources \($0.oneLine)" }
    return RunResult(
      output: first.findings + """
        Wrote \(Configuration.fileName) and \(FirstConfiguration.baseline) in \(folder.oneLine).
        \(checked.output)\
        Next: commit both. `\(again.joined(separator: " "))` ends with 0 until it finds something new; \
        `compare explain <rule>` says what a finding means, `compare roles` what each type was \
        taken for.

        """,
      exitCode: checked.exitCode)
  }

  /// The folder for the new files.
  private static func place(
    of input: any Input, _ options: InitOptions
  ) throws(Failure) -> String {
    let folders = input.configurationFolders
    if folders.count == 1 { return folders[0] }
    throw Failure(
      folders.isEmpty
        ? "The folder has a Package.swift, and \(Configuration.fileName) next to it is about the"
          + " package: begin without --sources."
        : "A configuration is for one folder: begin with one of --sources after the other.")
  }
}
