import SwiftCode

/// A file's tree without the branches of `#if` that aren't compiled.
struct ActiveCode: Sendable {
  typealias Node = CodeTree.Node

  let tree: CodeTree
  let inactive: [Range<Int>]

  func kind(_ node: Node) -> CodeKind { tree.kind(node) }

  /// The children of a node, with those of the branches among them in place of these.
  func parts(of node: Node) -> [Node] {
    var parts: [Node] = []
    for child in tree.children(node) {
      guard kind(child) == .conditionalCompilation else {
        parts.append(child)
        continue
      }
      for clause in tree.children(.clause, of: child) {
        parts += self.parts(of: clause).filter { part in
          kind(part) != .clauseCondition
            && !inactive.contains { $0.contains(tree.start(part)) }
        }
      }
    }
    return parts
  }

  func part(_ kinds: CodeKind..., of node: Node) -> Node? {
    parts(of: node).first { kinds.contains(kind($0)) }
  }

  /// The value of an argument, an annotation, a condition or a statement: what follows its label.
  func value(of node: Node) -> Node? { parts(of: node).first { kind($0) != .label } }

  func name(_ node: Node) -> String { tree.name(node) ?? "" }
}

// MARK: Types

extension ActiveCode {
  /// The type that is written in an annotation, a result or the like.
  func type(in node: Node?) -> WrittenType? {
    node.flatMap { node in tree.children(node).first { kind($0).isType } }.flatMap(type)
  }

  func types(in node: Node?) -> [WrittenType] {
    node.map { tree.children($0).filter { kind($0).isType }.compactMap(type) } ?? []
  }

  func type(_ node: Node) -> WrittenType? {
    switch kind(node) {
    case .namedType:
      return tree.child(.typeName, of: node).map { .named([name($0)], arguments(of: node)) }
    case .memberType:
      guard case .named(let path, let outer)? = type(in: node) else { return nil }
      let own = arguments(of: node)
      return .named(path + [name(node)], own.isEmpty ? outer : own)
    case .optionalType:
      // Of `T!`, the type is what it has without the sign.
      let isOptional = tree.bytes[tree.end(node) - 1] == UInt8(ascii: "?")
      return type(in: node).map { isOptional ? .optional($0) : $0 }
    case .arrayType: return type(in: node).map { .named(["Array"], [$0]) }
    case .dictionaryType: return .named(["Dictionary"], types(in: node))
    case .functionType:
      let types = tree.children(node).filter { kind($0).isType }
      guard types.count == 2, let result = type(types[1]) else { return nil }
      return .function(elements(of: types[0]).map(\.type), result)
    case .tupleType:
      let elements = elements(of: node)
      return elements.count == 1 && elements[0].label == nil ? elements[0].type : .tuple(elements)
    case .compositionType: return .all(types(in: node))
    case .metatype: return type(in: node).map { .metatype($0) }
    default: return type(in: node)
    }
  }

  /// The generic arguments right after a name.
  func arguments(of node: Node) -> [WrittenType] {
    types(in: tree.child(.genericArguments, of: node))
  }

  private func elements(of tuple: Node) -> [(label: String?, type: WrittenType)] {
    guard kind(tuple) == .tupleType else {
      return [type(tuple)].compactMap { $0.map { (nil, $0) } }
    }
    return tree.children(.tupleElement, of: tuple).compactMap { element in
      type(in: element).map { (tree.children(.label, of: element).last.map(name), $0) }
    }
  }

  /// What is in `<A: Some, B>` after a declared name.
  func genericParameters(of declaration: Node) -> GenericParameters {
    guard let list = tree.child(.genericParameters, of: declaration) else { return [] }
    return tree.children(.genericParameter, of: list).map {
      (name($0, .declaredName), type(in: $0))
    }
  }

  func name(_ node: Node, _ kind: CodeKind) -> String {
    tree.child(kind, of: node).map(name) ?? ""
  }
}
