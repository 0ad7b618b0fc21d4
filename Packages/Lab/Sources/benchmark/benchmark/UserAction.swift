import TerminalUI

/// What a user does, as keys.
///
/// All of them in a row lead back to the state that they began with, once they were done before:
/// what is added is edited and deleted again.
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
