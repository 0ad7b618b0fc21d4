import ArchitectureReport
package import CompareSupport
import Foundation

/// A baseline as a file that belongs beside the sources: the same findings give the same bytes.
package struct BaselineFile {
  private let path: String
  private let folder: String

  package init(_ path: String, in folder: String) {
    self.path = path
    self.folder = folder
  }

  package var exists: Bool { FileManager.default.fileExists(atPath: fullPath) }

  package func read() throws(Failure) -> Baseline {
    guard exists else {
      throw Failure("There is no baseline '\(path)': write it with --update-baseline.")
    }
    do throws(VersionedFile.Problem) {
      return try VersionedFile.read(fullPath, Self.decode)
    } catch {
      throw Failure("'\(path)' is no baseline: \(error.reason).")
    }
  }

  private static func decode(_ data: Data) throws -> Baseline {
    let version = try JSONDecoder().decode(Version.self, from: data).version
    guard Baseline.readableVersions.contains(version) else {
      throw VersionedFile.Problem(
        reason: "its version is \(version), not one of 1 to \(Baseline.version)")
    }
    return try JSONDecoder().decode(Baseline.self, from: data)
  }

  /// Finds out, before the long work, whether writing can work at all.
  package func checkWritable() throws(Failure) { try OutputFile(path, in: folder).check() }

  package func write(_ baseline: Baseline) throws(Failure) {
    try OutputFile(path, in: folder).write(JSONFormatter.format(baseline))
  }

  private var fullPath: String { path.path(from: folder) }

  private struct Version: Decodable {
    let version: Int
  }
}
