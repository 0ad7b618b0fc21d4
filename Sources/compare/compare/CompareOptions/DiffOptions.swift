import CommandLineKit
package import CompareSupport
import Foundation

package struct DiffOptions: Equatable, Sendable {
  package var old = ""
  package var new: String?
  package var path: String?
  /// What is measured, unless results were saved, and where the difference goes.
  package var measured = Options()

  /// Suites would run twice for numbers that hardly ever change.
  package init() { measured.runsTests = false }
}

extension DiffOptions {
  /// The two sides of a comparison.
  package enum Sides: Equatable, Sendable {
    /// The paths of results that were saved as JSON.
    case kept(old: String, new: String)
    /// The names of revisions; if there is no later one, the working tree takes its place.
    case revisions(old: String, new: String?, Options)
  }

  /// Distinguishes results from revisions by spelling, not by which files happen to exist.
  package func sides(in folder: String) throws(Failure) -> Sides {
    let known = Word(old, in: folder)
    let second = new.map { Word($0, in: folder) }
    switch known {
    case .folder:
      throw .misused(
        .explained(
          "'\(old)' is a folder: name a revision before it, such as HEAD, or a kept result."))
    case .result:
      guard let new else { throw .misused(.missingArgument("new.json", allowed: [])) }
      guard second == .result else { throw Self.mixed(revision: new, result: old) }
      if let path { throw .misused(.unexpectedArgument(path)) }
      if !measured.sources.isEmpty { throw .misused(.incompatible(option: "--sources", with: old)) }
      if !measured.packages.isEmpty {
        throw .misused(.incompatible(option: "--packages", with: old))
      }
      if !measured.modules.isEmpty { throw .misused(.incompatible(option: "--module", with: old)) }
      return .kept(old: old, new: new)
    case .revision:
      if let new, second == .result { throw Self.mixed(revision: old, result: new) }
      var options = measured
      let isPath = second == .folder
      if isPath, let path { throw .misused(.unexpectedArgument(path)) }
      let folder = isPath ? new : path
      options.paths = folder.map { [$0] } ?? []
      if let path = folder, options.areSources { throw .misused(.unexpectedArgument(path)) }
      return .revisions(old: old, new: isPath ? nil : new, options)
    }
  }

  private static func mixed(revision: String, result: String) -> Failure {
    .misused(
      .explained(
        "'\(result)' is a kept result, and '\(revision)' a revision:"
          + " compare two of a kind; a kept result ends in .json or begins with ./"))
  }

  private enum Word {
    case folder, result, revision

    init(_ word: String, in folder: String) {
      let isPath =
        [".", ".."].contains(word) || ["/", "./", "../"].contains { word.hasPrefix($0) }
      var isFolder: ObjCBool = false
      let full = word.hasPrefix("/") ? word : "\(folder)/\(word)"
      let isThere = FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
      if isPath, isThere, isFolder.boolValue {
        self = .folder
      } else {
        self = isPath || word.hasSuffix(".json") ? .result : .revision
      }
    }
  }
}
