import Shared

/// Lets entities that contain a day be encoded and decoded, with the day in ISO 8601 format.
nonisolated extension CalendarDay: @retroactive Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = CalendarDay(iso: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is no day; one is written 2026-11-21.")
    }
    self = day
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(iso)
  }
}
