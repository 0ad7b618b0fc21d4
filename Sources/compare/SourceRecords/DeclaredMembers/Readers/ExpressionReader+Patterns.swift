import SwiftCode

extension ExpressionReader {
  /// Reads a pattern, given what it is matched against.
  mutating func readPattern(_ node: Node, _ subject: Shape) {
    let parts = code.parts(of: node)
    switch code.kind(node) {
    case .declaredName: bind(code.name(node), subject)
    case .bindingPattern, .parentheses, .argument:
      if let inner = code.value(of: node) { readPattern(inner, subject) }
    case .caseItem:
      for part in parts {
        if code.kind(part) == .whereClause { _ = read(part) } else { readPattern(part, subject) }
      }
    case .tuple: readPatterns(parts, subject)
    case .optionalChain: if let inner = parts.first { readPattern(inner, subject.unwrapped) }
    case .cast: if let inner = parts.first { readPattern(inner, shape(of: code.type(in: node))) }
    case .member where caseSubject(node, subject) != nil: _ = payload(of: node, subject)
    case .call:
      guard let callee = parts.first, code.kind(callee) == .member,
        caseSubject(callee, subject) != nil
      else {
        _ = read(node, subject)
        return
      }
      let payload = payload(of: callee, subject)
      let values = PassedValues(node, in: code).values
      readPatterns(
        values, payload.count == 1 ? payload[0] : .tuple(payload.map { _ in nil }, payload))
    case .typePattern, .wildcard, .label: break
    default: _ = read(node, subject)
    }
  }

  private mutating func readPatterns(_ nodes: [Node], _ subject: Shape) {
    for (number, node) in nodes.enumerated() {
      var own = number == 0 ? subject : .unknown
      if nodes.count > 1, case .tuple(_, let parts) = subject { own = parts.part(number) }
      readPattern(node, own)
    }
  }

  /// What a case is matched against: the type before the dot, if one is written there; nil if it is
  /// no case, but a value.
  private func caseSubject(_ member: Node, _ subject: Shape) -> Shape? {
    guard let base = code.base(of: member) else { return subject }
    guard let path = code.typePath(base), let first = path.first else { return nil }
    let name = UsedName(text: first, offset: 0, call: nil)
    let outer = typeName(name)?.shape
    let type = path.dropFirst().reduce(outer) { outer, name in
      guard case .type(let id, _)? = outer else { return nil }
      return table.inner(name, of: id, file: context.file).map { .type($0, []) }
    }
    guard case .type? = type else { return nil }
    return type?.value
  }

  /// Notes a case, and returns the types of what it carries.
  private mutating func payload(of member: Node, _ subject: Shape) -> [Shape] {
    guard let name = code.usedName(of: member), let subject = caseSubject(member, subject) else {
      return []
    }
    let value = subject.unwrapped.bound
    switch value {
    case .instance(let id, let arguments):
      let cases = table.types[id].members[name.text] ?? []
      note(cases, at: name.offset)
      return cases.first.map { signature(of: $0, table.known(of: id, arguments)).parameters } ?? []
    case .foreign("Result", let arguments):
      return name.text == "success" ? Array(arguments.prefix(1)) : Array(arguments.dropFirst())
    case .foreign("PresentationAction", let arguments): return Array(arguments.prefix(1))
    case .foreign("StackAction", let arguments), .foreign("IdentifiedAction", let arguments):
      return [.unknown, arguments.part(1)]
    default: return name.text == "some" ? [value] : []
    }
  }
}
