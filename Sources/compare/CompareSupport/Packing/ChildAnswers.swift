import Foundation

/// What children say, one by one, of the things that they are asked about.
///
/// A child is this program once more, so that what is damaged can end nothing but a child.
package struct ChildAnswers {
  private let children: Children
  private let program: String

  /// A child is a `program`.
  package init(children: Children, program: String) {
    self.children = children
    self.program = program
  }

  /// Asks about some things, the rest of which each child is handed; nil for each without an answer.
  ///
  /// What ends a child is the first that it said nothing of; another child goes on with the next.
  /// One that says nothing at all, not even that it could begin, is unusable.
  package func read<Item, Answer: Packable>(
    _ items: [Item],
    ask: ([Item]) -> (arguments: [String], input: [UInt8], limit: Duration?),
    unusable: (String) -> Failure
  ) throws(Stop) -> [Answer?] {
    var answers: [Answer?] = []
    while answers.count < items.count {
      let rest = Array(items[answers.count...])
      let question = ask(rest)
      var invocation = Invocation(
        path: program, arguments: question.arguments, folder: "/",
        // Nobody reads the stack of a child that a damaged file ended.
        environment: ["SWIFT_BACKTRACE": "enable=no"])
      invocation.input = question.input
      let outcome = try children.run(invocation, within: question.limit)
      var said = Unpacker(outcome.standardOutput)
      guard (try? Bool(from: &said)) == true else { throw .failed(unusable(outcome.text)) }
      answers += wholeAnswers(&said).prefix(rest.count)
      if answers.count < items.count { answers.append(nil) }
    }
    return answers
  }

  /// All up to the end, or to the answer in whose midst the child ended.
  private func wholeAnswers<Answer: Packable>(_ said: inout Unpacker) -> [Answer?] {
    var answers: [Answer?] = []
    do throws(Damage) {
      while true { answers.append(try Answer?(from: &said)) }
    } catch {}
    return answers
  }

  /// Says, at once, so that it outlives the next answer; nil for what could not be read.
  package static func write(_ answer: some Packable) {
    var packer = Packer()
    answer.pack(into: &packer)
    try? FileHandle.standardOutput.write(contentsOf: Data(packer.bytes))
  }
}
