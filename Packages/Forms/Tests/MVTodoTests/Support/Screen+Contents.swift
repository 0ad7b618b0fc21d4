import TerminalUI

/// The contents of a screen as a user sees them, because views expose nothing else.
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

  var spinners: [String] {
    content.compactMap { if case .spinner(let text) = $0 { text } else { nil } }
  }

  var picture: Picture? {
    content.lazy.compactMap { if case .picture(let picture) = $0 { picture } else { nil } }.first
  }

  /// The titles of the enabled keys.
  var enabled: [String] {
    actions.filter(\.isEnabled).map(\.title)
  }

  private var list: List? {
    content.lazy.compactMap { if case .list(let list) = $0 { list } else { nil } }.first
  }
}

extension Scene {
  func press(_ keys: Key...) {
    for key in keys { press(key) }
  }

  /// How often it announces, while it is drawn, that it will change.
  func renderings(_ action: () throws -> Void) rethrows -> Int {
    var count = 0
    _ = (screen, presented)
    onChange = { count += 1 }
    try action()
    onChange = {}
    return count
  }
}
