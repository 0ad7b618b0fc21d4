/// A read of the clock or of a random number, by its words alone: without a library such as The
/// Composable Architecture, the compiler records no members in the closure of a `Reduce { … }`.
package struct WorldRead: Equatable, Sendable {
  /// Where the compiler would record it: at the type that is made, or at the member.
  package let offset: Int
  /// As findings show it: `UUID.init()`.
  package let name: String
  package let module: String

  /// The module of C and Objective-C declarations.
  static let system = "system"

  /// Whether it is a shared object, rather than the clock.
  package var isObject: Bool { module == Self.system && !name.hasSuffix(")") }
}

/// What the words in a reducer's file show of it.
enum ReducerCode {
  /// The calls, by their callee, that are made without arguments or with one of some label.
  private static let calls: [String: (labels: Set<[String]>, name: String, module: String)] = [
    "UUID": ([[]], "UUID.init()", "Foundation"),
    "Date": ([[]], "Date.init()", "Foundation"),
    "DispatchTime.now": ([[]], "DispatchTime.now()", "Dispatch"),
    "CFAbsoluteTimeGetCurrent": ([[]], "CFAbsoluteTimeGetCurrent()", "system"),
    "drand48": ([[]], "drand48()", "system"),
    "arc4random": ([[]], "arc4random()", "system"),
    "arc4random_uniform": ([[""]], "arc4random_uniform(_:)", "system"),
    "Task": ([[""], ["priority", ""], ["priority"]], "Task", "Swift"),
    "Task.detached": ([[""], ["priority", ""], ["priority"]], "Task", "Swift"),
    "Task.sleep": ([["for"], ["nanoseconds"], ["until", "clock"]], "Task", "Swift"),
  ]
  /// The members of anything that are called so.
  private static let members: [String: (labels: Set<[String]>, name: String)] = [
    "random": ([[], ["in"]], "random(in:)"), "shuffled": ([[]], "shuffled()"),
    "shuffle": ([[]], "shuffle()"), "randomElement": ([[]], "randomElement()"),
  ]
  private static let values: Set = [
    "Date.now", "Calendar.current", "TimeZone.current", "Locale.current",
  ]
  /// A system class's shared object, by its type and member.
  private static let objects: Set = [
    "UIApplication.shared", "UIPasteboard.general", "UNUserNotificationCenter.current",
  ]

  /// Empty for a file that names no reducer.
  static func worldReads(in tree: SyntaxTree, of text: SourceText) -> [WorldRead] {
    guard namesReducer(tree, text) else { return [] }
    return (called(in: tree, text) + named(in: tree, text)).sorted { $0.offset < $1.offset }
  }

  static func namesReducer(_ tree: SyntaxTree, _ text: SourceText) -> Bool {
    tree.tokens.contains { token in
      [.identifier, .attribute].contains(token.kind)
        && text.string(token.range).contains("Reduce")
    }
  }

  private static func called(in tree: SyntaxTree, _ text: SourceText) -> [WorldRead] {
    tree.calls.compactMap { call in
      let callee = text.string(call.callee)
      let labels = call.arguments.map(\.label)
      if let known = calls[callee], known.labels.contains(labels) {
        let member = callee.firstIndex(of: ".").map { callee[...$0].utf8.count } ?? 0
        return WorldRead(
          offset: call.callee.lowerBound + member, name: known.name, module: known.module)
      }
      guard let dot = callee.lastIndex(of: "."),
        let known = members[String(callee[callee.index(after: dot)...])],
        known.labels.contains(labels)
      else { return nil }
      return WorldRead(
        offset: call.callee.lowerBound + callee[...dot].utf8.count, name: known.name,
        module: "Swift")
    }
  }

  private static func named(in tree: SyntaxTree, _ text: SourceText) -> [WorldRead] {
    zip(tree.tokens, tree.tokens.dropFirst()).compactMap { type, member in
      let whole = type.range.lowerBound..<member.range.upperBound
      guard type.range.upperBound + 1 == member.range.lowerBound,
        type.kind != .comment,
        !text.string(max(0, whole.lowerBound - 1)..<whole.lowerBound).contains(".")
      else { return nil }
      if objects.contains(text.string(whole)) {
        return WorldRead(
          offset: type.range.lowerBound, name: text.string(type.range),
          module: WorldRead.system)
      }
      guard values.contains(text.string(whole)) else { return nil }
      return WorldRead(
        offset: member.range.lowerBound, name: text.string(whole), module: "Foundation")
    }
  }
}

/// Objects that are made in a reducer's file, but not only for the moment.
extension ReducerCode {
  /// The callees of calls whose result the state keeps or an effect uses, directly or by the name
  /// of a constant.
  static func kept(
    in tree: SyntaxTree, of text: SourceText, _ effects: [Range<Int>]
  ) -> [Int] {
    guard namesReducer(tree, text) else { return [] }
    return tree.calls.filter { call in
      let callee = call.callee.lowerBound
      let name = text.string(call.callee)
      guard name.first?.isUppercase ?? false, !name.contains("(") else { return false }
      if isForState(callee, before: end(of: call), text) { return true }
      guard isWhole(before: end(of: call), text), let name = constant(before: callee, text)
      else { return false }
      return tree.tokens(in: callee..<end(of: callee, in: tree)).contains { token in
        let start = token.range.lowerBound
        guard token.kind == .identifier, text.string(token.range) == name else { return false }
        return isForState(start, before: token.range.upperBound, text)
          || effects.contains { $0.contains(start) && !$0.contains(callee) }
      }
    }
    .map(\.callee.lowerBound)
  }

  /// After the brackets of a call without trailing closures.
  private static func end(of call: Call) -> Int {
    (call.arguments.last?.range.upperBound ?? call.callee.upperBound + 1) + 1
  }

  /// Whether an expression is what a line assigns to the state, by itself or in a value.
  private static func isForState(_ start: Int, before end: Int, _ text: SourceText) -> Bool {
    guard isWhole(before: end, text) else { return false }
    let assignment =
      #/\bstate\.[^=]*[^=!<>]=\s*(?:(?:try[?!]?|await)\s+)*(?:[.A-Z][\w.]*\((?:\w+:\s*)?)*$/#
    return text.line(before: start).contains(assignment)
  }

  /// Whether no member follows: `JSONDecoder().decode(data)` is another value.
  private static func isWhole(before end: Int, _ text: SourceText) -> Bool {
    ![".", "?", "["].contains(text.string(end..<end + 1))
  }

  /// The constant or variable that a call's result is the value of.
  private static func constant(before callee: Int, _ text: SourceText) -> String? {
    let start = #/\b(?:let|var)\s+(\w+)\s*(?::[^=]*)?=\s*(?:(?:try[?!]?|await)\s+)*$/#
    return text.line(before: callee).firstMatch(of: start).map { String($0.1) }
  }

  /// The end of the innermost closure or function around an offset.
  private static func end(of offset: Int, in tree: SyntaxTree) -> Int {
    let bodies = tree.closures + tree.declarations.compactMap(\.body)
    return bodies.filter { $0.contains(offset) }.min { $0.count < $1.count }?.upperBound ?? offset
  }
}

extension SourceText {
  /// What stands before an offset on its line.
  package func line(before offset: Int) -> String {
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? 0
    return string(start..<offset)
  }
}
