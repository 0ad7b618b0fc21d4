import Foundation

/// Finds the package that a folder belongs to.
enum PackageLocator {
  /// The nearest folder, from this one upwards, that has a manifest.
  static func root(above folder: String) throws(CompareError) -> String {
    var candidate = realPath(folder)
    while !FileManager.default.fileExists(atPath: "\(candidate)/Package.swift") {
      let parent = (candidate as NSString).deletingLastPathComponent
      guard parent != candidate, !parent.isEmpty else { throw .notInPackage(folder: folder) }
      candidate = parent
    }
    return candidate
  }

  /// The compiler writes real paths into its records, so nothing else would match them.
  static func realPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
