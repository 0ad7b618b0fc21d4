package import CompareSupport
import Foundation

/// Parses files in children, where what can't be parsed can end nothing but a child.
package struct SyntaxReaders: Sendable {
  /// Why a file is left out that ended a child.
  package static let flaw = "the parser can't take it apart"

  /// Where sourcekitd is.
  private let library: String
  private let children: Children
  private let program: String

  /// A child is a `program`.
  package init(library: String, children: Children, program: String = OwnProgram.path) {
    self.library = library
    self.children = children
    self.program = program
  }

  /// Parses the texts of some items, and makes of each tree what is needed of it; the order stays.
  ///
  /// - Returns: nil for each that the parser can't take apart.
  package func read<Item: Sendable, Value: Sendable>(
    _ items: [Item], text: @Sendable (Item) throws(Failure) -> SourceText,
    _ use: @Sendable (Item, SourceText, SyntaxTree) throws(Failure) -> Value
  ) throws(Stop) -> [Value?] {
    let cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
    let size = min(Self.most, max(Self.fewest, (items.count + cores - 1) / cores))
    let slices = stride(from: 0, to: items.count, by: size).map {
      Array(items[$0..<min($0 + size, items.count)])
    }
    return try slices.concurrentMap { items throws(Stop) in
      var texts: [SourceText] = []
      for item in items {
        texts.append(try failing { () throws(Failure) in try text(item) })
      }
      let trees = try trees(of: texts)
      var values: [Value?] = []
      for (index, tree) in trees.enumerated() {
        values.append(
          try tree.map { tree throws(Stop) in
            try failing { () throws(Failure) in try use(items[index], texts[index], tree) }
          })
      }
      return values
    }.flatMap(\.self)
  }

  /// How many a child parses at most: their trees are in memory together.
  private static let most = 200
  /// Starting a child takes longer than parsing some files.
  private static let fewest = 10

  /// What ends a child is the first that it said nothing of; another child goes on with the next.
  private func trees(of texts: [SourceText]) throws(Stop) -> [SyntaxTree?] {
    var answers: [SyntaxTree?] = []
    while answers.count < texts.count {
      let rest = Array(texts[answers.count...])
      var invocation = Invocation(
        path: program, arguments: [ParsingChild.word, library], folder: "/",
        // Nobody reads the stack of a child that a file ended.
        environment: ["SWIFT_BACKTRACE": "enable=no"])
      invocation.input = SourceText.pack(rest)
      let outcome = try children.run(invocation)
      var said = Unpacker(outcome.standardOutput)
      guard (try? Bool(from: &said)) == true else {
        throw .failed(.parserUnusable(reason: outcome.text))
      }
      answers += wholeAnswers(&said).prefix(rest.count)
      if answers.count < texts.count { answers.append(nil) }
    }
    return answers
  }

  /// All up to the end, or to the answer in whose midst the child ended.
  private func wholeAnswers(_ said: inout Unpacker) -> [SyntaxTree?] {
    var answers: [SyntaxTree?] = []
    do throws(Damage) {
      while true { answers.append(try SyntaxTree?(from: &said)) }
    } catch {}
    return answers
  }
}
