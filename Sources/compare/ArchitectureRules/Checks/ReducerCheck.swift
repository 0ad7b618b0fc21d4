import ArchitectureGraph
import CompareSupport
import SourceRecords
import SwiftCode

/// Finds what makes a reducer more than a function of a state and an intent.
struct ReducerCheck {
  let code: CheckedModule
  let own: ReducerCode

  /// Objects that outlive a call: those that the reducer keeps or gets, and those that a class shares.
  ///
  /// A function may use an object that it makes itself.
  func usesClass(_ rule: Rule, apartFrom roles: Set<Role>) -> [Finding] {
    kept(rule, roles)
      + references(rule) { reference, tree, node in
        let symbol = code.graph.symbol(reference.symbol)
        if let lent = parameter(reference, node, tree, roles) { return lent }
        if let owner = code.graph.owner(of: reference.symbol) {
          guard code.type(owner)?.isClass ?? false, !roles.contains(code.role(of: owner)),
            [.function, .property].contains(symbol.kind),
            let (tree, member) = code.files.declaration(of: reference.symbol),
            !tree.modifiers(of: member).isDisjoint(with: ["static", "class"])
          else { return nil }
          return code.type(owner).map(Finding.Target.init)
        }
        guard symbol.kind == .class, let around = tree.parent(node), tree.kind(around) == .member,
          let member = tree.name(around), !["init", "self"].contains(member),
          !Self.constant.contains(symbol.name), !isApart(symbol, roles)
        else { return nil }
        return Finding.Target(name: symbol.name, module: symbol.module)
      }
  }

  /// A class that a parameter of a function of the reducer's is declared to have.
  private func parameter(
    _ reference: Occurrence, _ node: CodeTree.Node, _ tree: CodeTree, _ roles: Set<Role>
  ) -> Finding.Target? {
    let around = tree.ancestors(node).first { [.parameter, .functionType].contains(tree.kind($0)) }
    guard tree.kind(node) == .typeName, around.map({ tree.kind($0) == .parameter }) ?? false
    else { return nil }
    return code.classes(reference)
      .first { type in !(type.1.map { roles.contains(code.role(of: $0)) } ?? false) }?.0
  }

  /// The app's bundle never changes, and a global actor's functions reach no object.
  private static let constant: Set = ["Bundle", "MainActor"]

  /// Of the system's classes only a formatter, by its name: no other rule is about its stores.
  private func isApart(_ symbol: Symbol, _ roles: Set<Role>) -> Bool {
    roles.contains(.formatter) && RoleTable.standard.role(of: symbol.name) == .formatter
  }

  private func kept(_ rule: Rule, _ roles: Set<Role>) -> [Finding] {
    code.heldClasses(of: [.reducer]).compactMap { held in
      guard !own.isInjected(held.place),
        !(held.type.map { roles.contains(code.role(of: $0)) } ?? false)
      else { return nil }
      return Finding(
        rule: rule, from: held.owner, to: held.target, path: [held.owner.name, held.target.name],
        places: [held.place])
    }
  }

  /// Members of one clock, such as `Date.now` and `Date()`, are one finding.
  func readsClock(_ rule: Rule) -> [Finding] {
    struct Clock: Hashable {
      let reducer: Finding.Target
      let name: Substring
    }

    let recorded = references(rule) { reference, _, _ in
      let symbol = code.graph.symbol(reference.symbol)
      if let type = code.graph.targets(of: reference.symbol).first {
        return code.role(of: type) == .clock ? code.type(type).map(Finding.Target.init) : nil
      }
      return symbol.isOfChangingWorld
        ? Finding.Target(name: symbol.shownName, module: symbol.module) : nil
    }
    let clocks = Dictionary(grouping: recorded + unrecorded(rule)) { finding in
      Clock(
        reducer: Finding.Target(finding.from),
        name: Symbol.isRandom(finding.to.name) ? "random" : finding.to.name.prefix { $0 != "." })
    }
    return clocks.values.compactMap { findings in
      findings.min { $0.places.lexicographicallyPrecedes($1.places) }.map { first in
        var first = first
        first.places = Set(findings.flatMap(\.places)).sorted()
        return first
      }
    }
  }

  /// Where the compiler recorded nothing, as in the closure of an unknown library's `Reduce`.
  private func unrecorded(_ rule: Rule) -> [Finding] {
    let declared = Set(code.graph.types.values.map { $0.name.split(separator: ".").last ?? "" })
    return own.regions.flatMap { region -> [Finding] in
      guard let file = code.files[region.file] else { return [] }
      return file.tree.all.compactMap { node -> Finding? in
        guard region.range.contains(file.tree.start(node)),
          let read = ClockRead(at: node, in: file.tree), !isRecorded(read.offset, in: file),
          !declared.contains(read.type[...])
        else { return nil }
        let place = code.place(in: region.file, at: read.offset)
        guard own.isOwn(place), !own.isInjected(place) else { return nil }
        return Finding(
          rule: rule, from: region.type, to: .init(name: read.name, module: "system"),
          path: [region.type.name, read.name], places: [place])
      }
    }
  }

  /// Whether the compiler knows more than a type there.
  private func isRecorded(_ offset: Int, in file: CodeFile) -> Bool {
    (file.references[offset] ?? []).contains { reference in
      ![.type, .class, .protocol, .typealias].contains(code.graph.symbol(reference.symbol).kind)
    }
  }

  /// The function from one state to the next waits: one that names a state in its head.
  func suspends(_ rule: Rule) -> [Finding] {
    own.regions.flatMap { region -> [Finding] in
      guard let file = code.files[region.file] else { return [] }
      let tree = file.tree
      return tree.all.compactMap { function -> Finding? in
        guard tree.kind(function) == .functionDeclaration,
          region.range.contains(tree.start(function)),
          let wait = tree.children(.effect, of: function).first(where: { tree.text($0) == "async" })
        else { return nil }
        let parts = tree.children(function).filter {
          [.parameters, .result].contains(tree.kind($0))
        }
        let namesState = parts.contains { part in
          tree.descendants(part).contains { name in
            (file.references[tree.start(name)] ?? []).contains { reference in
              code.graph.namedTypes(of: reference.symbol).contains { code.role(of: $0) == .state }
            }
          }
        }
        guard namesState else { return nil }
        return Finding(
          rule: rule, from: region.type, to: .init(name: "async", module: "Swift"),
          path: [region.type.name], places: [code.place(in: region.file, at: tree.start(wait))])
      }
    }
  }

  /// The references in the reducers' own code with what is wrong about each.
  private func references(
    _ rule: Rule, _ target: (Occurrence, CodeTree, CodeTree.Node) -> Finding.Target?
  ) -> [Finding] {
    own.regions.flatMap { region -> [Finding] in
      guard let file = code.files[region.file] else { return [] }
      return file.references.flatMap { offset, references -> [Finding] in
        guard region.range.contains(offset), own.type(at: offset, in: region.file) == region.symbol
        else { return [] }
        let place = code.place(in: region.file, at: offset)
        return references.compactMap { reference in
          guard let target = target(reference, file.tree, file.tree.node(at: offset)),
            target != Finding.Target(region.type), own.isOwn(place), !own.isInjected(place),
            !code.isOnlyNamed(at: place)
          else { return nil }
          return Finding(
            rule: rule, from: region.type, to: target, path: [region.type.name, target.name],
            places: [place])
        }
      }
    }
  }
}

/// A read of a clock or of a random number, in whichever spelling.
private struct ClockRead {
  let type: String
  let name: String
  /// Where the compiler would record it.
  let offset: Int

  /// By type and member; an initialiser without arguments is `init`.
  private static let members: [String: Set<String>] = [
    "Date": ["init", "now"], "UUID": ["init"], "Calendar": ["current"], "TimeZone": ["current"],
    "Locale": ["current"], "DispatchTime": ["now"], "ContinuousClock": ["init", "now"],
    "SuspendingClock": ["init", "now"], "Task": ["init", "detached", "sleep"],
  ]
  private static let random: Set = ["random", "shuffled", "shuffle", "randomElement"]

  init?(at node: CodeTree.Node, in tree: CodeTree) {
    switch tree.kind(node) {
    case .call:
      // `Date()`: a type is called, with no argument but a task's closure.
      guard
        let callee = tree.children(node).first(where: { $0 > node })
          .map({ Self.inner($0, in: tree) }),
        tree.kind(callee) == .reference, Self.members[tree.text(callee)]?.contains("init") ?? false,
        tree.child(.argument, of: node) == nil
      else { return nil }
      self.init(tree.text(callee), "init", tree.start(callee))
    case .member:
      guard let member = tree.name(node), let name = tree.child(.memberName, of: node) else {
        return nil
      }
      let base = tree.children(node).first { tree.kind($0) != .memberName }
      let around = tree.parent(node) ?? 0
      let isCalled = tree.kind(around) == .call
      if Self.random.contains(member), isCalled {
        self.init("random", member, tree.start(name))
        return
      }
      let type =
        base.map { tree.kind($0) == .reference ? tree.text($0) : "" }
        ?? Self.annotation(around: node, in: tree)
      guard let type, Self.members[type]?.contains(member) ?? false,
        member != "init" || isCalled && tree.child(.argument, of: around) == nil
      else { return nil }
      self.init(type, member, tree.start(name))
    default: return nil
    }
  }

  private init(_ type: String, _ member: String, _ offset: Int) {
    self.type = type
    name =
      type == "random" ? "\(member)()" : member == "init" ? "\(type).init()" : "\(type).\(member)"
    self.offset = offset
  }

  /// Without parentheses.
  private static func inner(_ node: CodeTree.Node, in tree: CodeTree) -> CodeTree.Node {
    guard tree.kind(node) == .parentheses,
      let inner = tree.children(node).first(where: { $0 > node })
    else { return node }
    return self.inner(inner, in: tree)
  }

  /// The written type of the variable that an implicit member is the value of.
  private static func annotation(around node: CodeTree.Node, in tree: CodeTree) -> String? {
    let around = tree.ancestors(node).first { tree.kind($0) == .variable }
    return around.flatMap { tree.child(.typeAnnotation, of: $0) }
      .flatMap { type in tree.children(type).first { $0 > type } }.flatMap(tree.name)
  }
}
