import Shared

/// Lets an entity with an id in it be written and read, the id as its number.
nonisolated extension TodoItem.ID: @retroactive Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init(rawValue: try container.decode(Int64.self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
