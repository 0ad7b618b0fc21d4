/// What a mangled name consists of, as `swift demangle --tree-only` prints it.
package struct SymbolTree: Equatable, Sendable {
  let kind: String
  var text = ""
  var children: [SymbolTree] = []

  func child(_ kind: String) -> SymbolTree? { children.first { $0.kind == kind } }
}

extension SymbolTree {
  /// The trees of all names in what was printed; a name that means nothing has an empty one.
  package static func all(in output: String) -> [String: SymbolTree] {
    var trees: [String: SymbolTree] = [:]
    var name = ""
    var lines: [Substring] = []
    let title = "Demangling for "
    for line in output.split(separator: "\n") + [Substring(title)] {
      if line.hasPrefix(title) {
        var rest = lines[...]
        if !name.isEmpty { trees[name] = read(&rest, depth: 0) ?? SymbolTree(kind: "") }
        name = String(line.dropFirst(title.count))
        lines = []
      } else {
        lines.append(line)
      }
    }
    return trees
  }

  private static func read(_ lines: inout ArraySlice<Substring>, depth: Int) -> SymbolTree? {
    guard let line = lines.first, line.prefix(while: { $0 == " " }).count == depth,
      let tree = SymbolTree(line: line.dropFirst(depth))
    else { return nil }
    lines.removeFirst()
    var whole = tree
    while let child = read(&lines, depth: depth + 2) { whole.children.append(child) }
    return whole
  }

  /// Such as `kind=Module, text="Parts"`.
  private init?(line: Substring) {
    let start = "kind="
    guard line.hasPrefix(start) else { return nil }
    let rest = line.dropFirst(start.count)
    kind = String(rest.prefix { $0 != "," })
    let mark = "text=\""
    if let quote = rest.firstIndex(of: "\""), rest.hasSuffix("\""),
      rest[..<quote].hasSuffix(mark.dropLast())
    {
      text = String(rest[rest.index(after: quote)...].dropLast())
    }
  }
}
