/// Finds a function's owner and kind in the tree of its name.
struct SymbolReading {
  private(set) var kind = TracedFunction.Kind.part
  private(set) var owner: TypeName?

  private let modules: Set<String>

  init(_ tree: SymbolTree, modules: Set<String>) {
    self.modules = modules
    // Attributes of the whole function come before it.
    guard tree.kind == "Global", let last = tree.children.last else { return }
    let node = last.kind == "Static" ? last.children.first ?? last : last
    switch node.kind {
    case "ProtocolWitness":
      let conformed = node.child("ProtocolConformance")?.children.dropFirst().first?.children.first
      guard let conformed, let module = module(of: conformed) else { return }
      // The protocol may be another module's: what counts is whose function it leads to.
      kind = .witness(of: TypeName(module: module, name: name(of: conformed)))
    case "Function", "Constructor", "Allocator":
      guard let context = node.children.first else { return }
      // A class is created in two steps, of which the second has the words of the source.
      if node.kind == "Allocator", context.kind == "Class" { return }
      owner = surrounding(context)
      guard let type = type(context) else { return }
      kind = .method(type, node.kind == "Function" ? name(of: node) : "init")
    case "ExplicitClosure", "ImplicitClosure":
      kind = node.kind == "ExplicitClosure" ? .closure : .deferred
      owner = node.children.first.flatMap(surrounding)
    case _ where Self.ofSource.contains(node.kind):
      owner = node.children.first.flatMap(surrounding)
    default: break
    }
  }

  /// Source code of a type other than its functions.
  private static let ofSource: Set = [
    "Getter", "Setter", "ModifyAccessor", "ReadAccessor", "Modify2Accessor", "Read2Accessor",
    "WillSet", "DidSet", "UnsafeAddressor", "UnsafeMutableAddressor", "InitAccessor",
    "Destructor", "Deallocator", "IsolatedDeallocator", "Initializer",
    "PropertyWrapperBackingInitializer", "DefaultArgumentInitializer",
  ]

  private static let types: Set = ["Class", "Structure", "Enum", "Protocol"]

  /// The type that a node names, if it is one of the package's.
  private func type(_ node: SymbolTree) -> TypeName? {
    if node.kind == "Extension" { return node.children.dropFirst().first.flatMap(type) }
    if node.kind == "Type" { return node.children.first.flatMap(type) }
    guard Self.types.contains(node.kind), let context = node.children.first else { return nil }
    let own = name(of: node)
    if context.kind == "Module" {
      return modules.contains(context.text) ? TypeName(module: context.text, name: own) : nil
    }
    if let outer = type(context) {
      return TypeName(module: outer.module, name: "\(outer.name).\(own)")
    }
    // One that is nested in a function, or in another module's type.
    guard let module = module(of: context), modules.contains(module) else { return nil }
    return TypeName(module: module, name: own)
  }

  /// The type that contains a closure, an accessor or a nested function.
  private func surrounding(_ node: SymbolTree) -> TypeName? {
    if let type = type(node) { return type }
    if Self.types.contains(node.kind) || node.kind == "Module" { return nil }
    return node.children.first.flatMap(surrounding)
  }

  private func module(of node: SymbolTree) -> String? {
    node.kind == "Module" ? node.text : node.children.first.flatMap(module)
  }

  private func name(of node: SymbolTree) -> String {
    guard node.children.count > 1 else { return "" }
    let name = node.children[1]
    // A private name is preceded by a mark of its file, one inside a function by a number.
    return name.text.isEmpty ? name.children.last?.text ?? "" : name.text
  }
}

/// The structure of a mangled name, as `swift demangle --tree-only` prints it.
package struct SymbolTree: Equatable, Sendable {
  let kind: String
  var text = ""
  var children: [SymbolTree] = []

  func child(_ kind: String) -> SymbolTree? { children.first { $0.kind == kind } }
}

extension SymbolTree {
  /// The trees of all names in the output; a name without a meaning has an empty one.
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
