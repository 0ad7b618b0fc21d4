import Foundation
import Testing

@testable import CompareSupport

/// The schema that editors read, held against what the tool reads.
@Suite("The configuration's JSON schema")
struct ConfigurationSchemaTests {
  private struct Schema: Decodable {
    var properties: [String: Schema]?
    var items: Items?
    var `enum`: [String]?
    var additionalProperties: Bool?

    /// A schema cannot contain itself without a box.
    final class Items: Decodable {
      let schema: Schema
      init(from decoder: any Decoder) throws { schema = try Schema(from: decoder) }
    }

    func at(_ key: String) -> Schema? { properties?[key] ?? items?.schema.properties?[key] }
  }

  private let schema: Schema

  init() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../docs/tool/compare.schema.json")
    schema = try JSONDecoder().decode(Schema.self, from: Data(contentsOf: path))
  }

  @Test func `The same roles and patterns`() {
    #expect(schema.at("roles")?.at("role")?.enum == Role.all.map(\.rawValue))
    #expect(schema.at("imports")?.at("role")?.enum == Role.all.map(\.rawValue))
    #expect(schema.at("assembly")?.at("role")?.enum == Role.all.map(\.rawValue))
    let severities = Severity.allCases.map(\.rawValue) + ["off"]
    #expect(schema.at("rules")?.at("severity")?.enum == severities)
    #expect(schema.at("modules")?.at("pattern")?.enum == Pattern.allCases.map(\.rawValue))
  }

  /// The tool's refusals name all keys that it knows.
  @Test(
    arguments: [
      ("{\"?\": 1}", nil), ("{\"modules\": [{\"?\": 1}]}", "modules"),
      ("{\"roles\": [{\"?\": 1}]}", "roles"), ("{\"layers\": [{\"?\": 1}]}", "layers"),
      ("{\"rules\": [{\"?\": 1}]}", "rules"), ("{\"imports\": [{\"?\": 1}]}", "imports"),
      ("{\"thresholds\": [{\"?\": 1}]}", "thresholds"),
      ("{\"assembly\": [{\"?\": 1}]}", "assembly"), ("{\"trace\": {\"?\": 1}}", "trace"),
    ])
  func `The same keys, and no others`(_ text: String, _ key: String?) throws {
    let named = key.flatMap { schema.at($0) }
    let part = try #require(key == nil ? schema : named?.items?.schema ?? named)
    let keys = try #require(part.properties?.keys.sorted())
    #expect(part.additionalProperties == false)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Configuration.self, from: Data(text.utf8))
    }
    let explanation = try #require(error?.explanation)
    let known = try #require(explanation.components(separatedBy: "known are ").last)
      .components(separatedBy: ", at ")[0]
    #expect(known.components(separatedBy: ", ").sorted() == keys)
  }
}
