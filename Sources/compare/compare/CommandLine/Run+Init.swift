import ArchitectureReport
import CommandLineKit
import CompareSupport
import Foundation
import SourceRecords

extension Run {
  /// Writes a configuration from the roles of types, and a baseline from a check's findings.
  func begin(_ options: InitOptions) throws(Failure) -> RunResult {
    var options = options
    var input = try choice.input(for: options.measured)
    let folder = try place(of: input)
    // Existing files mustn't affect what replaces them, and are restored if the run fails.
    var files = ReplacedFiles([Configuration.fileName, FirstConfiguration.baseline], in: folder)
    try files.moveAside(isAllowed: options.overwrites)
    do throws(Failure) {
      let found: FoundRoles
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
        found.listing, found.code, found.assigned, unknown: found.limits.unknownShares,
        folder: input.folderModule, in: folder,
        measured: try words(of: options.measured, from: folder))
      var result = try begin(options, first, in: folder)
      result.output = fallback + result.output
      files.finish()
      return result
    } catch {
      files.restore()
      throw error
    }
  }

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
    // The same way in which a team will check.
    var again = options.check
    let isHere = folder == self.folder.realPath
    if isHere {
      (again.measured.sources, again.measured.packages) = ([], [])
      again.measured = try choice.completed(again.measured)
    }
    let checked = try check(again)
    guard checked.exitCode == 0 else {
      let reason = checked.output.split(separator: "\n").first { $0.hasPrefix("Partial: ") }
      throw Failure("Nothing was written, as not enough can be checked: \(reason ?? "")")
    }
    let words =
      ["compare check"]
      + (isHere
        ? []
        : options.measured.packages.map { "--packages \(Self.word($0))" }
          + options.measured.sources.map { "--sources \(Self.word($0))" }
          + options.measured.paths.map(Self.word))
    return RunResult(
      output: first.findings + """
        Wrote \(Configuration.fileName) and \(FirstConfiguration.baseline) in \(folder.oneLine).
        \(checked.output)\
        Next: commit both. `\(words.joined(separator: " "))` ends with 0 until it finds something new; \
        `compare explain <rule>` says what a finding means, `compare roles` what each type was \
        taken for.

        """)
  }

  /// As a shell takes it for one word.
  private static func word(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "/._-=+,:@".contains($0) }
    return isPlain ? text : "'\(text.oneLine.replacing("'", with: "'\\''"))'"
  }

  /// What is measured in place of a package, by the key of the configuration.
  private func words(
    of measured: Options, from root: String
  ) throws(Failure) -> [(key: String, words: [String])] {
    guard measured.areSources else { return [] }
    let folders = try choice.folders(of: measured)
    return [("sources", false), ("packages", true)].map { key, holdsPackages in
      (key, folders.filter { $0.holdsPackages == holdsPackages }.map { $0.word(from: root) })
    }
  }

  /// The folder for the new files: that of what is measured, or this one for several.
  private func place(of input: any Input) throws(Failure) -> String {
    let folders = input.configurationFolders
    if folders.count == 1 { return folders[0] }
    guard !folders.isEmpty else {
      throw Failure(
        "The folder has a Package.swift, and \(Configuration.fileName) next to it is about the"
          + " package: begin without --sources.")
    }
    let here = self.folder.realPath
    let own = MeasuredFolders([here])
    if let outside = folders.first(where: { !own.contain($0) }) {
      throw Failure(
        "A configuration is for folders below its own, and '\(outside)' isn't below '\(here)':"
          + " begin in a folder that has all of them.")
    }
    return here
  }
}
