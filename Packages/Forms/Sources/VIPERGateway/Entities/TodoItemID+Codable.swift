import Shared

/// Lets entities that contain an id be encoded and decoded, with the id as a number.
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
