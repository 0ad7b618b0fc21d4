import TerminalUI

/// What is timed: keys that belong together, named by what they do.
struct KeyScript {
  let name: String
  /// All of them are timed, one by one; the slowest is what counts.
  let keys: [Key]

  static let all = [
    KeyScript(name: "select", keys: [.down, .down, .up]),
    KeyScript(name: "mark done", keys: [.space, .space]),
    KeyScript(name: "type", keys: ["a", "M", "i", "l", "k", .escape]),
    KeyScript(name: "add", keys: ["a", "M", .enter]),
    KeyScript(name: "edit", keys: [.enter, "!", .enter]),
    KeyScript(name: "delete", keys: ["d", "y"]),
    KeyScript(name: "filter", keys: ["f", "f", "f"]),
    KeyScript(name: "tab", keys: ["2", "1"]),
  ]
}
