import CToolchain
package import CompareSupport
import Foundation

/// Asks sourcekitd for the structure and the token classes of a file.
package struct SyntaxReader: Sendable {
  let kit: SourceKit

  package init(kit: SourceKit) {
    self.kit = kit
  }

  /// Nothing can stop sourcekitd when its stack is used up, so what is too deep for it is refused.
  package func read(_ text: SourceText) throws(Failure) -> SyntaxTree {
    let depth = CodeDepth(of: text.bytes)
    if let flaw = depth.flaw { throw .syntaxUnreadable(path: text.path, reason: flaw) }
    let read = { @Sendable in Result { () throws(Failure) in try tree(of: text) } }
    return try (depth.isUnusual ? DeepStack.run(read) : read()).get()
  }

  private func tree(of text: SourceText) throws(Failure) -> SyntaxTree {
    let response = answer(to: openRequest(text))
    defer {
      kit.releaseResponse(response)
      // An open document would keep its tree for as long as this program lives.
      kit.releaseResponse(answer(to: closeRequest(text.path)))
    }
    guard !kit.isError(response) else {
      let reason = kit.errorText(response).map { String(cString: $0) } ?? "unknown reason"
      throw .syntaxUnreadable(path: text.path, reason: reason)
    }
    let root = kit.responseValue(response)
    var builder = SyntaxTreeBuilder(kit: kit)
    builder.addTokens(of: root)
    builder.addStructure(of: root)
    return builder.tree
  }

  private func answer(to request: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    defer { kit.releaseRequest(request) }
    return kit.send(request)
  }

  /// Hands over the text itself: the file may be another by now, and no place would fit.
  private func openRequest(_ text: SourceText) -> UnsafeMutableRawPointer {
    let request = kit.newDictionary(nil, nil, 0)
    kit.setName(request, kit.names.request, kit.names.open)
    kit.setString(request, kit.names.name, text.path)
    (text.bytes + [0]).withUnsafeBytes { bytes in
      guard let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress else { return }
      kit.setText(request, kit.names.sourceText, start, text.bytes.count)
    }
    kit.setInteger(request, kit.names.syntacticOnly, 1)
    kit.setInteger(request, kit.names.enableSubstructure, 1)
    kit.setInteger(request, kit.names.enableSyntaxMap, 1)
    kit.setInteger(request, kit.names.enableDiagnostics, 0)
    return request
  }

  private func closeRequest(_ path: String) -> UnsafeMutableRawPointer {
    let request = kit.newDictionary(nil, nil, 0)
    kit.setName(request, kit.names.request, kit.names.close)
    kit.setString(request, kit.names.name, path)
    return request
  }
}

extension Failure {
  static func sourceUnreadable(path: String, reason: String) -> Failure {
    Failure("'\(path)' cannot be read: \(reason).")
  }

  static func parserUnusable(reason: String) -> Failure {
    Failure("The toolchain's parser can't be used.", output: reason)
  }

  static func syntaxUnreadable(path: String, reason: String) -> Failure {
    Failure("sourcekitd cannot parse '\(path)': \(reason).")
  }
}

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
