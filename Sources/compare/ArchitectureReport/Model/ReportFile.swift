import CompareConfiguration
package import CompareSupport
import Foundation

/// A result that was kept as JSON.
package enum ReportFile {

  package static func read(_ path: String, in folder: String) throws(Failure) -> Report {
    let full = path.path(from: folder)
    do {
      return try decode(try Data(contentsOf: URL(fileURLWithPath: full)))
    } catch let error as DecodingError {
      throw .resultInvalid(path: path, reason: error.explanation)
    } catch let error as Version {
      throw .resultInvalid(
        path: path,
        reason: "its schema version is \(error.schemaVersion), not \(Self.readable)")
    } catch {
      throw .resultInvalid(path: path, reason: error.localizedDescription)
    }
  }

  private static let readable =
    "\(Report.readableVersions.lowerBound) to \(Report.readableVersions.upperBound)"

  private struct Version: Decodable, Error {
    let schemaVersion: Int
  }

  static func decode(_ data: Data) throws -> Report {
    let version = try JSONDecoder().decode(Version.self, from: data)
    guard Report.readableVersions.contains(version.schemaVersion) else { throw version }
    return try JSONDecoder().decode(Report.self, from: data)
  }
}
