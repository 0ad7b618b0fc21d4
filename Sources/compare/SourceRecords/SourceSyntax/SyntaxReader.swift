package import CompareSupport
import CToolchain

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
