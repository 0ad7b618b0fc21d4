import Foundation

/// The answers of child processes, item by item.
///
/// A child runs this program again, so that damaged input can only crash a child.
package struct ChildAnswers {
  private let children: Children
  private let program: String

  /// Each child runs `program`.
  package init(children: Children, program: String) {
    self.children = children
    self.program = program
  }

  /// Asks about some items, handing each child the rest; nil for each item without an answer.
  ///
  /// A child that dies was working on the first item without an answer; another child continues
  /// with the next one. A child that outputs nothing at all, not even that it started, is unusable.
  package func read<Item, Answer: Packable>(
    _ items: [Item],
    ask: ([Item]) -> (arguments: [String], input: [UInt8], limit: Duration),
    unusable: (String) -> Failure
  ) throws(Failure) -> [Answer?] {
    var answers: [Answer?] = []
    while answers.count < items.count {
      let rest = Array(items[answers.count...])
      let question = ask(rest)
      var invocation = Invocation(
        path: program, arguments: question.arguments, folder: "/",
        // The stack trace of a child that crashed on a damaged file isn't needed.
        environment: ["SWIFT_BACKTRACE": "enable=no"])
      invocation.input = question.input
      let outcome = try children.run(invocation, within: question.limit)
      var said = Unpacker(outcome.standardOutput)
      guard (try? Bool(from: &said)) == true else {
        throw Failure(reported: outcome.text) ?? unusable(outcome.reason)
      }
      answers += wholeAnswers(&said).prefix(rest.count)
      if answers.count < items.count { answers.append(nil) }
    }
    return answers
  }

  /// All answers up to the end, or up to the one that the child was writing when it ended.
  private func wholeAnswers<Answer: Packable>(_ said: inout Unpacker) -> [Answer?] {
    var answers: [Answer?] = []
    do throws(Damage) {
      while true { answers.append(try Answer?(from: &said)) }
    } catch {}
    return answers
  }

  /// Writes an answer at once, so that it survives a crash on the next; nil for unreadable items.
  package static func write(_ answer: some Packable) {
    var packer = Packer()
    answer.pack(into: &packer)
    try? FileHandle.standardOutput.write(contentsOf: Data(packer.bytes))
  }
}

extension Outcome {
  /// Why there is no answer at all.
  fileprivate var reason: String {
    if isLate { return "it didn't answer" }
    let line = text.split(whereSeparator: \.isNewline).first
    if let line { return String(line) }
    return status > 128 ? "signal \(status - 128) ended it" : "it ended with exit code \(status)"
  }
}
