package import CompareSupport
import Foundation

/// Asks SwiftPM which targets and source files the package has.
package struct PackageReader {
  let toolchain: Toolchain
  let children: Children
  let workspace: Workspace

  package init(toolchain: Toolchain, children: Children, workspace: Workspace) {
    self.toolchain = toolchain
    self.children = children
    self.workspace = workspace
  }

  /// A reader for a package that this one depends on, which leaves nothing in its folder.
  func reader(ofDependency root: String) -> PackageReader {
    PackageReader(
      toolchain: toolchain, children: children,
      workspace: Workspace(root: root, scratch: workspace.scratch, extent: workspace.extent))
  }

  /// SwiftPM's description as JSON.
  func read() throws(Stop) -> Data {
    let outcome = try children.run(
      workspace.swiftPM("package", ["describe", "--type", "json"], of: toolchain))
    guard outcome.succeeded, let json = object(in: outcome.standardOutput),
      (try? JSONDecoder().decode(PackageDescription.self, from: json)) != nil
    else {
      throw .failed(.packageUnreadable(path: workspace.root, output: outcome.text))
    }
    return json
  }

  /// SwiftPM may print other lines before the JSON object.
  private func object(in output: [UInt8]) -> Data? {
    output.firstIndex(of: UInt8(ascii: "{")).map { Data(output[$0...]) }
  }
}

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
    Failure(
      "There is no Package.swift in '\(folder)' or above it."
        + (hasSwift ? " To measure the Swift files there, name the folder with --sources." : ""))
  }

  static func packageUnreadable(path: String, output: String) -> Failure {
    Failure("The package in '\(path)' cannot be read.", output: output)
  }

  package static func packageEmpty(path: String) -> Failure {
    Failure("The package in '\(path)' has no Swift target to measure.")
  }
}
