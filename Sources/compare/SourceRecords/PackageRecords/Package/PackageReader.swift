package import CompareSupport
import Foundation

/// Asks SwiftPM which targets and source files the package has.
struct PackageReader {
  let session: MeasuringSession
  let workspace: Workspace

  /// A reader for a package that this one depends on, which leaves nothing in its folder.
  func reader(ofDependency root: String) -> PackageReader {
    PackageReader(
      session: session,
      workspace: Workspace(root: root, scratch: workspace.scratch, extent: workspace.extent))
  }

  /// SwiftPM's description as JSON.
  func read() throws(Failure) -> Data { try readBoth().json }

  func description() throws(Failure) -> PackageDescription { try readBoth().description }

  private func readBoth() throws(Failure) -> (json: Data, description: PackageDescription) {
    let outcome = try session.children.run(
      workspace.swiftPM("package", ["describe", "--type", "json"], of: session.toolchain))
    guard outcome.succeeded, let json = object(in: outcome.standardOutput),
      let description = try? JSONDecoder().decode(PackageDescription.self, from: json)
    else {
      throw .packageUnreadable(path: workspace.root, output: outcome.text)
    }
    return (json, description)
  }

  /// SwiftPM may print other lines before the JSON object.
  private func object(in output: [UInt8]) -> Data? {
    output.firstIndex(of: UInt8(ascii: "{")).map { Data(output[$0...]) }
  }
}

extension Failure {
  /// The first error that the failed program found at a place, or else the first one at all.
  var firstError: String {
    guard case .failed(let line, let output) = self else { return "" }
    return Self.firstError(in: output) ?? line
  }

  private static func firstError(in output: String) -> String? {
    let errors = output.split(separator: "\n").filter { $0.contains("error: ") }
    return (errors.first { !$0.hasPrefix("error: ") } ?? errors.first).map(String.init)
  }

  static func packageUnreadable(path: String, output: String) -> Failure {
    let reason = firstError(in: output).map { ": \($0)" } ?? ""
    return Failure("The package in '\(path)' cannot be read\(reason).", output: output)
  }

  package static func packageEmpty(path: String) -> Failure {
    Failure("The package in '\(path)' has no Swift target to measure.")
  }
}
