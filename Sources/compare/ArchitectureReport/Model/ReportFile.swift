package import CompareSupport
package import Foundation

/// A result that was saved as JSON.
package enum ReportFile {
  package static func read(_ path: String, in folder: String) throws(Failure) -> Report {
    do throws(InputFile.Unreadable) {
      return try VersionedFile.read(path.path(from: folder), decode)
    } catch {
      throw .resultInvalid(path: path, reason: error.reason)
    }
  }

  /// All `*.json` files of a folder, by their names without the extension, sorted by name.
  package static func readAll(
    _ path: String, in folder: String
  ) throws(Failure) -> [(name: String, report: Report)] {
    let full = path.path(from: folder)
    let files =
      ((try? FileManager.default.contentsOfDirectory(atPath: full)) ?? [])
      .filter { $0.hasSuffix(".json") }.sorted()
    if files.isEmpty {
      throw Failure("There isn't a result of compare, *.json, in the folder '\(path)'.")
    }
    return try files.map { file throws(Failure) in
      (String(file.dropLast(".json".count)), try read("\(path)/\(file)", in: folder))
    }
  }

  static func decode(_ data: Data) throws -> Report {
    let version = try JSONDecoder().decode(Version.self, from: data).schemaVersion
    let known = Report.readableVersions
    guard known.contains(version) else {
      throw InputFile.Unreadable(
        "its schema version is \(version), not \(known.lowerBound) to \(known.upperBound)")
    }
    return try JSONDecoder().decode(Kept<Report>.self, from: data).value
  }

  private struct Version: Decodable {
    let schemaVersion: Int
  }
}

/// A file of ours that a later version may read.
package enum VersionedFile {
  /// Takes UTF-8 alone.
  package static func read<Value>(
    _ path: String, _ decode: (Data) throws -> Value
  ) throws(InputFile.Unreadable) -> Value {
    do {
      let data = try InputFile.read(path)
      // JSON decoders also take UTF-16 and UTF-32, of which ASCII characters have zero bytes.
      guard !data.contains(0), String(validating: data, as: UTF8.self) != nil else {
        throw InputFile.Unreadable("it isn't UTF-8")
      }
      return try decode(data)
    } catch {
      throw InputFile.Unreadable(error)
    }
  }
}

extension Failure {
  static func resultInvalid(path: String, reason: String) -> Failure {
    Failure("'\(path)' isn't a result of compare: \(reason).")
  }
}
