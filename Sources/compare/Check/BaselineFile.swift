import Foundation

/// A baseline as a file that belongs beside the sources: the same findings give the same bytes.
struct BaselineFile {
  private let path: String
  private let folder: String

  init(_ path: String, in folder: String) {
    self.path = path
    self.folder = folder
  }

  var exists: Bool { FileManager.default.fileExists(atPath: fullPath) }

  func read() throws(CompareError) -> Baseline {
    guard exists else { throw .baselineMissing(path: path) }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: fullPath))
      let version = try JSONDecoder().decode(Version.self, from: data)
      guard version.version == Baseline.version else { throw version }
      return try JSONDecoder().decode(Baseline.self, from: data)
    } catch let error as DecodingError {
      throw .baselineInvalid(path: path, reason: error.explanation)
    } catch let error as Version {
      let reason = "its version is \(error.version), not \(Baseline.version)"
      throw .baselineInvalid(path: path, reason: reason)
    } catch {
      throw .baselineInvalid(path: path, reason: error.localizedDescription)
    }
  }

  /// Finds out, before the long work, whether writing can work at all.
  func checkWritable() throws(CompareError) { try OutputFile(path, in: folder).check() }

  func write(_ baseline: Baseline) throws(CompareError) {
    try OutputFile(path, in: folder).write(JSONFormatter.format(baseline))
  }

  private var fullPath: String { path.hasPrefix("/") ? path : "\(folder)/\(path)" }

  private struct Version: Decodable, Error {
    let version: Int
  }
}

extension Baseline: Codable {
  private enum Key: String, CodingKey, CaseIterable { case version, findings }

  init(from decoder: any Decoder) throws {
    try decoder.refuseOthers(than: Key.allCases)
    let container = try decoder.container(keyedBy: Key.self)
    entries = Set(try container.decode([Entry].self, forKey: .findings))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(sorted, forKey: .findings)
  }
}

extension Baseline.Entry: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case rule, from, to }

  init(from decoder: any Decoder) throws {
    try decoder.refuseOthers(than: Key.allCases)
    let container = try decoder.container(keyedBy: Key.self)
    rule = try container.decode(String.self, forKey: .rule)
    from = try container.decode(String.self, forKey: .from)
    to = try container.decode(String.self, forKey: .to)
    for (key, name) in [(Key.from, from), (Key.to, to)] where !name.contains(".") {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: "'\(name)' is not of the form Module.Type")
    }
  }
}
