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
    guard exists else { throw .baselineMissing(path: path) }
    do {
      let data = try InputFile.read(fullPath)
      let version = try JSONDecoder().decode(Version.self, from: data)
      guard Baseline.readableVersions.contains(version.version) else { throw version }
      return try JSONDecoder().decode(Baseline.self, from: data)
    } catch let error as DecodingError {
      throw .baselineInvalid(path: path, reason: error.explanation)
    } catch let error as InputFile.Unreadable {
      throw .baselineInvalid(path: path, reason: error.reason)
    } catch let error as Version {
      let reason = "its version is \(error.version), not one of 1 to \(Baseline.version)"
      throw .baselineInvalid(path: path, reason: reason)
    } catch {
      throw .baselineInvalid(path: path, reason: error.localizedDescription)
    }
  }

  /// Finds out, before the long work, whether writing can work at all.
  package func checkWritable() throws(Failure) { try OutputFile(path, in: folder).check() }

  package func write(_ baseline: Baseline) throws(Failure) {
    try OutputFile(path, in: folder).write(JSONFormatter.format(baseline))
  }

  private var fullPath: String { path.path(from: folder) }

  private struct Version: Decodable, Error {
    let version: Int
  }
}

extension Failure {
  static func baselineMissing(path: String) -> Failure {
    Failure("There is no baseline '\(path)': write it with --update-baseline.")
  }

  static func baselineInvalid(path: String, reason: String) -> Failure {
    Failure("'\(path)' is no baseline: \(reason).")
  }
}
