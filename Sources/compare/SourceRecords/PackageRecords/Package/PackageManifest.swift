package import CompareSupport
import Foundation
import SwiftCode

/// Tells manifests from sources that are only named like one, such as a model class `Package`.
package enum PackageManifest {
  package static let name = "Package.swift"

  /// Whether a folder has a manifest, and so is a package.
  package static func isIn(_ folder: String) -> Bool { isManifest("\(folder)/\(name)") }

  /// Whether a file has a manifest's name and imports `PackageDescription`.
  ///
  /// A file that can't be read counts as one, so that whatever needs it says why it can't.
  static func isManifest(_ path: String) -> Bool {
    let file = (path as NSString).lastPathComponent
    guard file == name || file.hasPrefix("Package@swift-"), InputFile.isNamed(path) else {
      return false
    }
    guard let text = try? SourceText.read(path) else { return !path.isFolder }
    let tokens = CodeTree.tokens(of: text.bytes).filter { $0.kind != .comment }
    return zip(tokens, tokens.dropFirst()).contains {
      $0.keyword == .import && text.string($1.range) == "PackageDescription"
    }
  }
}

/// Finds the package that a folder belongs to.
package enum PackageLocator {
  /// The nearest folder, from this one upwards, that has a manifest.
  package static func root(above folder: String) throws(Failure) -> String {
    var candidate = folder.realPath
    while !PackageManifest.isIn(candidate) {
      let parent = (candidate as NSString).deletingLastPathComponent
      guard parent != candidate, !parent.isEmpty else {
        throw .notInPackage(folder: folder, hasSwift: hasSwift(below: folder.realPath))
      }
      candidate = parent
    }
    return candidate
  }

  /// Whether there is Swift code to measure anyway, except in hidden files.
  private static func hasSwift(below folder: String) -> Bool {
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles, .skipsPackageDescendants])
    // A home folder can have millions of files.
    for (number, file) in (files ?? FileManager.DirectoryEnumerator()).enumerated() {
      if number == 20_000 { return false }
      if (file as? URL)?.pathExtension == "swift" { return true }
    }
    return false
  }
}

extension Failure {
  static func notInPackage(folder: String, hasSwift: Bool) -> Failure {
    let other = InputFile.isNamed("\(folder)/\(PackageManifest.name)")
    return Failure(
      "There is no Package.swift in '\(folder)' or above it"
        + (other ? " that imports PackageDescription." : ".")
        + (hasSwift ? " To measure the Swift files there, name the folder with --sources." : ""))
  }
}
