package import CompareSupport
import Foundation

/// A result that was kept as JSON.
package enum ReportFile {

  package static func read(_ path: String, in folder: String) throws(Failure) -> Report {
    let full = path.path(from: folder)
    do {
      return try decode(try InputFile.read(full))
    } catch let error as DecodingError {
      throw .resultInvalid(path: path, reason: error.explanation)
    } catch let error as InputFile.Unreadable {
      throw .resultInvalid(path: path, reason: error.reason)
    } catch let error as Version {
      throw .resultInvalid(
        path: path,
        reason: "its schema version is \(error.schemaVersion), not \(Self.readable)")
    } catch {
      throw .resultInvalid(path: path, reason: error.localizedDescription)
    }
  }

  /// Those of a folder, `*.json`, by their names without the ending, sorted by them.
  package static func readAll(
    _ path: String, in folder: String
  ) throws(Failure) -> [(name: String, report: Report)] {
    let full = path.path(from: folder)
    let files =
      ((try? FileManager.default.contentsOfDirectory(atPath: full)) ?? [])
      .filter { $0.hasSuffix(".json") }.sorted()
    if files.isEmpty { throw .resultsMissing(folder: path) }
    var results: [(name: String, report: Report)] = []
    for file in files {
      results.append(
        (String(file.dropLast(".json".count)), try read("\(path)/\(file)", in: folder)))
    }
    return results
  }

  private static let readable =
    "\(Report.readableVersions.lowerBound) to \(Report.readableVersions.upperBound)"

  private struct Version: Decodable, Error {
    let schemaVersion: Int
  }

  static func decode(_ data: Data) throws -> Report {
    let version = try JSONDecoder().decode(Version.self, from: data)
    guard Report.readableVersions.contains(version.schemaVersion) else { throw version }
    // Whatever adds them up would trap.
    if let flaw = PlainNumbers.flaw(in: data) {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: flaw))
    }
    return try JSONDecoder().decode(Report.self, from: data)
  }
}

extension Failure {
  static func resultInvalid(path: String, reason: String) -> Failure {
    Failure("'\(path)' is no result of compare: \(reason).")
  }

  static func resultsMissing(folder: String) -> Failure {
    Failure("There is no result of compare, *.json, in the folder '\(folder)'.")
  }

  package static func resultWithoutActions(path: String) -> Failure {
    Failure("'\(path)' has no actions: measure again with --actions.")
  }

  package static func resultWithoutModule(path: String, name: String, known: [String]) -> Failure {
    Failure("'\(path)' has no module '\(name)', only \(known.joined(separator: ", ")).")
  }
}
