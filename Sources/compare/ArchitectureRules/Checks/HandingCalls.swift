import ArchitectureGraph
import CompareSupport
import SourceRecords

/// Calls with which a view hands on an object without doing anything with it.
struct HandingCalls {
  private static let rows: Set<Substring> = ["ForEach", "List"]
  /// Functions of SwiftUI that keep or compare an object, and the one that sends an intent.
  private static let keeping: Set<Substring> = [
    "environment", "environmentObject", "id", "onChange", "send", "tag",
  ]

  private let code: CheckedModule
  private let members: TypeMembers
  /// The roles of all types, by the last part of their names.
  private let roles: [Substring: Set<Role>]

  init(in code: CheckedModule, _ members: TypeMembers) {
    self.code = code
    self.members = members
    let named = code.graph.types.map { ($0.value.name.lastName, code.role(of: $0.key)) }
    roles = Dictionary(grouping: named, by: \.0).mapValues { Set($0.map(\.1)) }
  }

  /// Whether something goes to an initializer of what isn't of the model, nor a view unless that is
  /// allowed, and not in each row.
  func isPassed(_ offset: Int, in source: SourceRecord, orToView: Bool = false) -> Bool {
    let around = source.parsed.tree.calls.filter { $0.argument(at: offset) != nil }
    let names = around.map { source.text.string($0.callee).lastName }
    guard let call = around.last, let name = names.last, Self.rows.isDisjoint(with: names),
      let roles = roles[name], orToView || roles.isDisjoint(with: Set<Role>.views)
    else { return false }
    return roles.isDisjoint(with: .world) || isPassed(call.callee.lowerBound, in: source)
  }

  /// Whether no function that may store or fetch something gets it: a view may, and so may functions
  /// and properties of the view itself, of its view model or router, and of types that are known.
  func isHanded(
    _ offset: Int, in source: SourceRecord, by view: SymbolID, otherwise: Bool
  ) -> Bool {
    let text = source.text
    let assigned = #/^\s*(?:self\.)?(?!self\.)(\w+)[?!]?\.(?:\w+[?!]?\.)*\w+\s*=\s*$/#
    if let owner = text.line(before: offset).firstMatch(of: assigned)?.1 {
      return keepsNothing(owner, of: view)
    }
    guard let call = source.parsed.tree.calls.last(where: { $0.argument(at: offset) != nil }),
      let argument = call.argument(at: offset), text.isWhole(argument, from: offset)
    else { return otherwise }
    let callee = text.string(call.callee)
    let name = callee.lastName
    if name.first?.isUppercase ?? false { return !Self.rows.contains(name) && isMade(name) }
    if Self.keeping.contains(name) || members.isPure(name) { return true }
    // A case, a function of the view itself, or a modifier behind other calls.
    guard let path = callee.wholeMatch(of: #/(?:self\.)?(\w+)[?!]?(?:\.\w+[?!]?)*\.\w+[?!]?/#)?.1,
      path != "self"
    else { return callee.hasPrefix(".") && !callee.contains("(") || isKnown(name, view) }
    return keepsNothing(path, of: view)
  }

  /// Whether what is initialised doesn't store the model.
  private func isMade(_ type: Substring) -> Bool { roles[type]?.isDisjoint(with: .world) ?? true }

  /// What SwiftUI gives to the functions of a representable.
  private static let represented: Set<Substring> = [
    "nsView", "nsViewController", "uiView", "uiViewController",
  ]

  /// Whether a property of the view, or a type, is known and doesn't store the model.
  private func keepsNothing(_ name: Substring, of view: SymbolID) -> Bool {
    if Self.represented.contains(name) { return true }
    if name.first?.isUppercase ?? false { return roles[name] != nil && isMade(name) }
    return (code.kept[view] ?? []).contains { kept in
      kept.name == name && kept.types.allSatisfy { !code.isOfWorld($0) }
    }
  }

  /// Whether it is a function or closure of the view, or of the package but of nothing that stores
  /// the model.
  private func isKnown(_ name: Substring, _ view: SymbolID) -> Bool {
    let owners = members.owners(of: name)
    return owners.contains(view)
      || !owners.isEmpty && !owners.contains { $0.map(code.isOfWorld) ?? false }
  }

  /// What a closure behind an object calls it, or its elements: `ForEach(notes) { note in`.
  func closureName(behind use: Range<Int>, _ source: SourceRecord) -> String? {
    let name = #/^[^{}\n]*\{\s*\(?(?:\w+,\s*)*\$?(\w+)\)?\s+in\b/#
    return source.text.string(use.upperBound..<use.upperBound + 200).firstMatch(of: name)
      .map { String($0.1) }
  }

  /// Whether the object is what rows are made of, or what is sorted, filtered and so on.
  func isListed(_ use: Range<Int>, _ source: SourceRecord) -> Bool {
    source.text.asksList(use.upperBound) || rows(of: use, source) != nil
  }

  /// The code of the rows that are made of an object.
  func rows(of use: Range<Int>, _ source: SourceRecord) -> String? {
    guard
      let call = source.parsed.tree.calls.last(where: { $0.argument(at: use.lowerBound) != nil }),
      Self.rows.contains(source.text.string(call.callee).lastName)
    else { return nil }
    return call.arguments.last.map { source.text.string($0.range) }
  }
}

extension Call {
  fileprivate func argument(at offset: Int) -> Argument? {
    arguments.first { $0.range.contains(offset) }
  }
}

extension SourceText {
  /// Whether nothing but a name or a call at an offset is the argument, apart from its label.
  fileprivate func isWhole(_ argument: Call.Argument, from offset: Int) -> Bool {
    let before = string(argument.range.lowerBound..<offset)
    let rest = string(offset..<argument.range.upperBound)
    let label = #/\s*(?:\w+\s*:\s*)?(?:[\w.?!]+\s*\?\?\s*)?\$?(?:self\.)?/#
    return before.wholeMatch(of: label) != nil
      && rest.contains(#/^\.?\w+(?:\(.*\))?[?!]?\s*$/#.dotMatchesNewlines())
  }
}

extension String {
  fileprivate var lastName: Substring { names.last ?? "" }

  /// The names in a path, without `self`.
  fileprivate var names: [Substring] {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { $0 != "self" }
  }
}
