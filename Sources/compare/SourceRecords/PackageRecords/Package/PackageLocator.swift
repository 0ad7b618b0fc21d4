package import CompareSupport
import Foundation

/// Finds the package that a folder belongs to.
package enum PackageLocator {
  /// The nearest folder, from this one upwards, that has a manifest.
  package static func root(above folder: String) throws(Failure) -> String {
    var candidate = folder.realPath
    while !FileManager.default.fileExists(atPath: "\(candidate)/Package.swift") {
      let parent = (candidate as NSString).deletingLastPathComponent
      guard parent != candidate, !parent.isEmpty else {
        throw .notInPackage(folder: folder, hasSwift: hasSwift(below: folder.realPath))
      }
      candidate = parent
    }
    return candidate
  }

  /// Whether there is Swift to measure all the same; what is hidden doesn't count.
  private static func hasSwift(below folder: String) -> Bool {
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles, .skipsPackageDescendants])
    // A home folder has millions.
    for (number, file) in (files ?? FileManager.DirectoryEnumerator()).enumerated() {
      if number == 20_000 { return false }
      if (file as? URL)?.pathExtension == "swift" { return true }
    }
    return false
  }
}
