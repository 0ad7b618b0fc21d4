/// A function that hands a closure which it is given to an effect or a task, so that code in such a
/// closure runs after the reducer: `static func exec(_ work: …) -> Self { .run(operation: work) }`.
package struct EffectWrapper: Equatable, Sendable {
  /// Without its parameters.
  package let name: String
  /// The type or extension that it is in; empty for none.
  package let owner: String

  private static let runners: Set = ["run", "task", "fireAndForget"]

  static func all(in tree: SyntaxTree, of text: SourceText) -> [EffectWrapper] {
    let runs = tree.calls.filter { call in
      let callee = text.string(call.callee)
      let name = callee.split(separator: ".").last.map(String.init) ?? ""
      return ["Task", "Task.detached"].contains(callee)
        || callee.contains(".") && runners.contains(name)
    }
    guard !runs.isEmpty else { return [] }
    return tree.declarations.compactMap { function in
      guard function.kind == .function, let body = function.body else { return nil }
      let closures = text.string(function.nameRange.lowerBound..<body.lowerBound)
        .matches(of: #/(\w+)\s*:\s*(?:@\w+\s*)*\([^()]*\)\s*(?:async\s*)?(?:throws\s*)?->/#)
        .map { String($0.1) }
      let words = runs.filter { body.contains($0.callee.lowerBound) }
        .flatMap { $0.arguments.flatMap { tree.words(in: $0.range, text) } }
      guard closures.contains(where: words.contains) else { return nil }
      let owner = function.parent.map { tree.declarations[$0].name } ?? ""
      return EffectWrapper(name: String(function.name.prefix { $0 != "(" }), owner: owner)
    }
  }

  /// Whether it can be called so in a type: `.exec` for a static member of an effect, and `perform`
  /// or `self.perform` for another function.
  func isCalled(_ callee: String, in type: String?) -> Bool {
    if owner.contains("Effect") { return callee.hasSuffix(".\(name)") }
    guard [name, "self.\(name)", "Self.\(name)"].contains(callee) else { return false }
    return owner.isEmpty || owner.contains("Reducer") || owner == type
      || type?.hasSuffix(".\(owner)") ?? false
  }
}

extension ParsedFile {
  /// The effects, and the closures behind calls of these functions, with what only these use.
  package func effects(
    behind wrappers: [EffectWrapper], in text: SourceText, _ type: (Int) -> String?
  ) -> [Range<Int>] {
    let byName = Dictionary(grouping: wrappers, by: \.name)
    let more = tree.calls.filter { call in
      let callee = text.string(call.callee)
      guard !call.arguments.isEmpty,
        let called = callee.split(separator: ".").last.flatMap({ byName[String($0)] })
      else { return false }
      let owner = type(call.callee.lowerBound)
      return called.contains { $0.isCalled(callee, in: owner) }
    }
    .flatMap(tree.closures)
    return more.isEmpty ? effects : helpers.adding(to: effects + more)
  }
}
