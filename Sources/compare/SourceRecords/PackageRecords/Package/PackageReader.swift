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

  /// Reads a package that this one depends on, and leaves nothing in its folder.
  func reader(ofDependency root: String) -> PackageReader {
    PackageReader(
      toolchain: toolchain, children: children,
      workspace: Workspace(root: root, scratch: workspace.scratch, extent: workspace.extent))
  }

  package func read() throws(Stop) -> PackageDescription {
    let outcome = try children.run(
      workspace.swiftPM("package", ["describe", "--type", "json"], of: toolchain))
    guard outcome.succeeded, let json = object(in: outcome.standardOutput),
      let package = try? JSONDecoder().decode(PackageDescription.self, from: json)
    else {
      throw .failed(.packageUnreadable(path: workspace.root, output: outcome.text))
    }
    return package
  }

  /// SwiftPM may print a line of its own before the JSON object.
  private func object(in output: [UInt8]) -> Data? {
    output.firstIndex(of: UInt8(ascii: "{")).map { Data(output[$0...]) }
  }
}
