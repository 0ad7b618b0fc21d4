/// Between which bounds a number has to stay.
package struct ThresholdEntry: Equatable, Sendable {
  /// What the table's rows, or the numbers of types, are called: `complexity.max`.
  package let number: String
  package var least: Double?
  package var most: Double?
  /// Globs for the names of modules; all are meant when it is empty.
  package var modules: [String] = []
}

extension ThresholdEntry: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case number, least, most, modules }

  package init(from decoder: any Decoder) throws {
    try decoder.refuseOthers(than: Key.allCases)
    let container = try decoder.container(keyedBy: Key.self)
    number = try container.decode(String.self, forKey: .number)
    least = try container.decodeIfPresent(Double.self, forKey: .least)
    most = try container.decodeIfPresent(Double.self, forKey: .most)
    modules = try container.texts(forKey: .modules)
    let isEmpty = least.flatMap { least in most.map { least > $0 } } ?? (least ?? most == nil)
    if isEmpty {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a threshold needs 'most', 'least', or both with a number between them"
        ))
    }
  }
}
