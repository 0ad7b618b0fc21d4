import TerminalUI

/// The options by their names; each takes a value.
enum OptionName: String, CaseIterable, Sendable {
  case store = "--store"
  case today = "--today"
  case firstWeekday = "--first-weekday"
  case cats = "--cats"
  case photos = "--photos"
  case size = "--size"
  case keys = "--keys"

  /// What a value must be.
  var expectation: String {
    switch self {
    case .store: "'memory' or the path of a file"
    case .today: "a day that exists, as YYYY-MM-DD"
    case .firstWeekday: "'monday' or 'sunday'"
    case .cats: "'embedded' or the URL of a cat service, http or https"
    case .photos: "the path of a folder"
    case .size: "COLSxROWS, each from 1 to \(Size.limit)"
    case .keys: "a key script"
    }
  }
}
