import DesktopUI
import TerminalUI

nonisolated extension Screen.Style {
  init(_ style: TextStyle) {
    self =
      switch style {
      case .plain: .plain
      case .dimmed: .dimmed
      case .warning: .warning
      }
  }
}

extension Screen.List {
  init(_ list: ListView) {
    self.init(
      sections: list.sections.map { section in
        Screen.Section(
          title: section.title, rows: Screen.Rows(of: section, row: Screen.Row.init))
      }, selection: list.selection)
  }
}

nonisolated extension Screen.Row {
  init(_ row: ListView.Row) {
    self.init(
      isChecked: row.isChecked, text: row.text, detail: row.detail,
      style: Screen.Style(row.style))
  }
}

extension Screen.Field {
  init(_ field: Field) {
    self.init(
      label: field.label, value: field.text,
      cursor: (field as? DesktopUI.TextField)?.cursor, isFocused: field.isFocused)
  }
}

extension Screen.Alert {
  init(_ alert: AlertView) {
    self.init(
      alert.buttons.count > 1 ? .question : .notice, alert.message.text,
      detail: alert.detail?.text)
  }
}

extension Screen.Action {
  static let nextField = Screen.Action(.tab, title: "Next Field")

  init(_ button: Button) {
    self.init(title: button.title, isEnabled: button.isEnabled)
    keys = button.keys.compactMap(Key.init)
  }

  /// What the arrow keys do in a widget.
  static func keys(of widget: Widget) -> [Screen.Action] {
    switch widget {
    case let list as ListView:
      [
        Screen.Action(
          .up, .down, title: list.moves, isEnabled: list.isEnabled && !list.isHidden)
      ]
    case let field as StepField where field.isFocused:
      [
        Screen.Action(.left, .right, title: field.small),
        Screen.Action(.up, .down, title: field.large),
      ]
    default: []
    }
  }
}

extension TerminalUI.Key {
  init?(_ key: DesktopUI.Key) {
    switch key {
    case .enter: self = .enter
    case .escape: self = .escape
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    default:
      guard let character = key.character else { return nil }
      self = .character(character)
    }
  }
}

extension DesktopUI.Key {
  init?(_ key: TerminalUI.Key) {
    switch key {
    case .enter: self = .enter
    case .escape: self = .escape
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    case .character(let character):
      guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first
      else { return nil }
      self.init(scalar)
    case .tab, .backspace, .interrupt, .paste: return nil
    }
  }
}
