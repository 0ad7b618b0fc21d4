package import CompareSupport
import Foundation

/// Finds the package that a folder belongs to.
package enum PackageLocator {
  /// The nearest folder, from this one upwards, that has a manifest.
  package static func root(above folder: String) throws(Failure) -> String {
    var candidate = folder.realPath
    while !FileManager.default.fileExists(atPath: "\(candidate)/Package.swift") {
      let parent = (candidate as NSString).deletingLastPathComponent
      guard parent != candidate, !parent.isEmpty else { throw .notInPackage(folder: folder) }
      candidate = parent
    }
    return candidate
  }
}
