/// A function of the program, with what a trace needs to know about it.
package struct TracedFunction: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A function that one type may call on another.
    case method(TypeName, String)
    /// What a call through a protocol runs first.
    case witness(of: TypeName)
    /// Code without a name, which may be called by any code that it was passed to.
    case closure
    /// What the compiler makes of a function that is passed on, or of an expression that is
    /// evaluated later: its caller counts as the sender.
    case deferred
    /// What only serves another call: accessors, thunks, compiler-generated code.
    case part
  }

  /// A function that suspends is split into parts; each has the name of the whole and a mark.
  package enum Resumption: Equatable, Sendable {
    case none
    /// After waiting for its turn.
    case turn
    /// After another function returned to it.
    case await
  }

  /// The mangled name of the whole function.
  package var symbol: String
  package var resumption = Resumption.none
  package var kind: Kind
  /// The type whose code it is; nil for what has no type of its own, such as a thunk.
  package var owner: TypeName?
  package var place: CodePlace?

  /// Such as `Store.add`; nil if it isn't a message.
  package var title: String? {
    if case .method(let type, let name) = kind { "\(type.name).\(name)" } else { nil }
  }
}

/// A line of a source file.
package struct CodePlace: Hashable, Sendable {
  package let file: String
  package let line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

extension TracedFunction {
  /// Takes the name in the program, its tree, the place where it begins, the text of that line, and
  /// the modules whose types count.
  package init(
    name: String, tree: SymbolTree?, place: CodePlace?, text: String, modules: Set<String>
  ) {
    let (symbol, resumption) = Self.whole(of: name)
    let reading = tree.map { SymbolReading($0, modules: modules) }
    var kind = reading?.kind ?? .part
    // Compiler-generated code has no line, or that of its type.
    if case .method(_, let name) = kind, place == nil || !text.contains(name) { kind = .part }
    self.init(
      symbol: symbol, resumption: resumption, kind: kind, owner: reading?.owner, place: place)
  }

  /// The name without the mark of a part: `TY3_` after a turn, `TQ3_` after another function.
  private static func whole(of name: String) -> (String, Resumption) {
    guard name.hasSuffix("_") else { return (name, .none) }
    let stem = name.dropLast().reversed().drop { $0.isNumber }.reversed()
    for (mark, resumption) in [("TY", Resumption.turn), ("TQ", .await)]
    where String(stem).hasSuffix(mark) {
      return (String(String(stem).dropLast(mark.count)), resumption)
    }
    return (name, .none)
  }
}

/// A type of a module, including the types that it is nested in: `List.Row`.
package struct TypeName: Hashable, Sendable {
  package let module: String
  package let name: String

  package init(module: String, name: String) {
    self.module = module
    self.name = name
  }
}
