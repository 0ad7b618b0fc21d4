import TerminalUI

/// Binds keys to commands of a view model, under one title in the list of keys.
struct KeyBinding {
  private let title: String
  private let commands: [(key: Key, command: Command)]

  /// Takes a title, empty if the keys need no explanation.
  init(_ title: String, _ commands: (key: Key, command: Command)...) {
    self.title = title
    self.commands = commands
  }

  /// The keys as a screen lists them.
  var action: Screen.Action {
    var action = Screen.Action(title: title, isEnabled: commands.contains { $0.command.isEnabled })
    action.keys = commands.map(\.key)
    return action
  }

  /// The command that a key is bound to.
  func command(for key: Key) -> Command? {
    commands.first { $0.key == key }?.command
  }
}

extension [KeyBinding] {
  /// The keys as a screen lists them.
  var actions: [Screen.Action] {
    map(\.action)
  }

  /// The command that a key is bound to.
  func command(for key: Key) -> Command? {
    lazy.compactMap { $0.command(for: key) }.first
  }
}
