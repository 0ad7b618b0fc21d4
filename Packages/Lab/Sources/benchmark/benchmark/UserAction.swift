import TerminalUI

/// A user's action as keys.
///
/// All actions in a row lead back to their initial state after they were done once:
/// the added todo is edited and deleted again.
struct UserAction {
  let name: String
  let keys: [Key]

  static let all = [
    UserAction(name: "select", keys: [.down, .up]),
    UserAction(name: "mark done", keys: [.space, .space]),
    UserAction(name: "type", keys: ["a", "M", "i", "l", "k", .escape]),
    UserAction(name: "add", keys: ["a", "M", .enter]),
    UserAction(name: "edit", keys: [.enter, "!", .enter]),
    UserAction(name: "delete", keys: ["d", "y"]),
    UserAction(name: "filter", keys: ["f", "f", "f"]),
    UserAction(name: "tab", keys: ["2", "1"]),
  ]
}
