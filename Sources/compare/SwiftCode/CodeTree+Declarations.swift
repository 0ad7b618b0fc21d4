/// What a declaration says about itself.
extension CodeTree {
  /// The words before what a declaration introduces, such as `static` and `mutating`.
  public func modifiers(of declaration: Node) -> Set<String> {
    let whole =
      kind(declaration) == .variable ? parent(declaration) ?? declaration : declaration
    return Set(children(.modifier, of: whole).map(text))
  }

  /// Whether a call may change something: the function, or that in a property, is `mutating`, `async`
  /// or `throws`, or has no result.
  public func changes(_ member: Node) -> Bool {
    if kind(member) == .variable {
      let types = child(.typeAnnotation, of: member).map(descendants) ?? 0..<0
      return types.first { kind($0) == .functionType }.map { type in
        child(.effect, of: type) != nil
          || child(.result, of: type).map { isNothing($0) } ?? false
      } ?? false
    }
    guard kind(member) == .functionDeclaration else { return false }
    return modifiers(of: member).contains("mutating") || child(.effect, of: member) != nil
      || child(.result, of: member).map { isNothing($0) } ?? true
  }

  private func isNothing(_ result: Node) -> Bool {
    children(result).contains { ["Void", "()"].contains(text($0)) }
  }
}
