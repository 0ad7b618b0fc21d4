import CToolchain
package import CompareSupport
import Foundation

/// Asks sourcekitd for the structure and the token classes of a file.
package struct SyntaxReader: Sendable {
  let kit: SourceKit

  /// A stack overflow in sourcekitd can't be stopped, so code that is nested too deeply is refused.
  package func read(_ text: SourceText) throws(Failure) -> SyntaxTree {
    let depth = CodeDepth(of: text.bytes)
    if let flaw = depth.flaw { throw .syntaxUnreadable(path: text.path, reason: flaw) }
    let read = { @Sendable in Result { () throws(Failure) in try tree(of: text) } }
    return try (depth.isUnusual ? try DeepStack.run(read) : read()).get()
  }

  private func tree(of text: SourceText) throws(Failure) -> SyntaxTree {
    let response = answer(to: openRequest(text))
    defer {
      kit.call.releaseResponse(response)
      // An open document would keep its tree for the lifetime of this program.
      kit.call.releaseResponse(answer(to: closeRequest(text.path)))
    }
    guard !kit.call.isError(response) else {
      let reason = kit.call.errorText(response).map { String(cString: $0) } ?? "unknown reason"
      throw .syntaxUnreadable(path: text.path, reason: reason)
    }
    let root = kit.call.responseValue(response)
    var builder = SyntaxTreeBuilder(kit: kit)
    builder.addTokens(of: root)
    builder.addStructure(of: root)
    return builder.tree
  }

  private func answer(to request: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    defer { kit.call.releaseRequest(request) }
    return kit.call.send(request)
  }

  /// Passes the text itself: the file may have changed by now, and all positions would be wrong.
  private func openRequest(_ text: SourceText) -> UnsafeMutableRawPointer {
    let request = kit.call.newDictionary(nil, nil, 0)
    kit.call.setName(request, kit.names.request, kit.names.open)
    kit.call.setString(request, kit.names.name, text.path)
    (text.bytes + [0]).withUnsafeBytes { bytes in
      guard let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress else { return }
      kit.call.setText(request, kit.names.sourceText, start, text.bytes.count)
    }
    kit.call.setInteger(request, kit.names.syntacticOnly, 1)
    kit.call.setInteger(request, kit.names.enableSubstructure, 1)
    kit.call.setInteger(request, kit.names.enableSyntaxMap, 1)
    kit.call.setInteger(request, kit.names.enableDiagnostics, 0)
    return request
  }

  private func closeRequest(_ path: String) -> UnsafeMutableRawPointer {
    let request = kit.call.newDictionary(nil, nil, 0)
    kit.call.setName(request, kit.names.request, kit.names.close)
    kit.call.setString(request, kit.names.name, path)
    return request
  }
}

extension Failure {
  static func syntaxUnreadable(path: String, reason: String) -> Failure {
    Failure("sourcekitd cannot parse '\(path)': \(reason).")
  }
}

/// Parses files in child processes, so that a file that can't be parsed can only crash a child.
package struct SyntaxReaders: Sendable {
  /// Why a file is left out that crashed a child.
  package static let flaw = "the parser can't take it apart"

  /// The path of sourcekitd.
  private let library: String
  private let answers: ChildAnswers
  private let base: Duration

  /// Each child runs `program`, and has a minute for each file in addition to the base: it limits
  /// its processor time itself, but a child that only waits uses none.
  package init(
    _ session: MeasuringSession, program: String = OwnProgram.path, base: Duration = .seconds(600)
  ) throws(Failure) {
    library = try session.toolchain.sourceKitLibrary
    answers = ChildAnswers(children: session.children, program: program)
    self.base = base
  }

  /// Parses the texts of some items, and extracts what is needed from each tree; keeps the order.
  ///
  /// - Returns: nil for each item that can't be parsed.
  package func read<Item: Sendable, Value: Sendable>(
    _ items: [Item], text: @escaping @Sendable (Item) throws(Failure) -> SourceText,
    _ use: @escaping @Sendable (Item, SourceText, SyntaxTree) throws(Failure) -> Value
  ) throws(Failure) -> [Value?] {
    let cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
    let size = min(Self.most, max(Self.fewest, (items.count + cores - 1) / cores))
    return try items.slices(of: size).concurrentMap { items throws(Failure) in
      var texts: [SourceText] = []
      for item in items {
        texts.append(try text(item))
      }
      let trees = try trees(of: texts)
      var values: [Value?] = []
      for (index, tree) in trees.enumerated() {
        values.append(
          try tree.map { tree throws(Failure) in
            try use(items[index], texts[index], tree)
          })
      }
      return values
    }.flatMap(\.self)
  }

  /// The most that a child parses, because it keeps all their trees in memory.
  private static let most = 200
  /// The fewest, because starting a child takes longer than parsing a few files.
  private static let fewest = 10

  private func trees(of texts: [SourceText]) throws(Failure) -> [SyntaxTree?] {
    try answers.read(texts) { rest in
      var packer = Packer()
      rest.pack(into: &packer)
      return ([ParsingChild.word, library], packer.bytes, base + .seconds(60) * rest.count)
    } unusable: { reason in
      Failure("The toolchain's parser cannot be used: \(reason).")
    }
  }
}
