import TerminalUI

/// What a user would see of a screen, for controllers can only be asked through their views.
extension Screen {
  var texts: [String] {
    content.compactMap { if case .text(let text, _) = $0 { text } else { nil } }
  }

  /// The fields' values.
  var values: [String] {
    content.compactMap { if case .field(let field) = $0 { field.value } else { nil } }
  }

  var titles: [String] {
    list?.sections.flatMap(\.rows).map(\.text) ?? []
  }

  var selectedTitle: String? {
    list?.selection.map { titles[$0] }
  }

  private var list: List? {
    content.lazy.compactMap { if case .list(let list) = $0 { list } else { nil } }.first
  }
}

extension Scene {
  func press(_ keys: Key...) {
    for key in keys { press(key) }
  }
}
