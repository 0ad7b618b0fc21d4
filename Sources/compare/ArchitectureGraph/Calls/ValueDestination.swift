import SourceRecords
import SwiftCode

/// Finds where a value that is written at some place of a file is stored.
struct ValueDestination {
  private struct Argument {
    let call: Call
    let index: Int
    let range: Range<Int>
  }

  private let tree: CodeTree
  private let arguments: [Argument]
  private let argumentRanges: NestedRanges
  private let closures: [Range<Int>]
  private let closureRanges: NestedRanges
  private let targets: CallTargets
  private let called: [BodyReference]
  private let written: [Int: SymbolID]
  private let properties: [Int: SymbolID]

  init(
    _ source: SourceRecord,
    _ tree: CodeTree,
    _ references: [BodyReference],
    _ targets: CallTargets
  ) {
    self.tree = tree
    closures = source.parsed.tree.closures
    closureRanges = NestedRanges(closures)
    arguments = source.parsed.tree.calls.flatMap { call in
      call.arguments.enumerated().map { Argument(call: call, index: $0, range: $1.range) }
    }
    argumentRanges = NestedRanges(arguments.map(\.range))
    self.targets = targets
    let named = references.filter { !$0.roles.contains(.implicit) }
    called = named.filter {
      $0.roles.contains(.call) && ($0.kind == .function || $0.kind == .initializer)
    }
    let written = named.filter { $0.kind == .property && $0.roles.contains(.write) }
    self.written = Dictionary(written.map { ($0.offset, $0.symbol) }) { first, _ in first }
    properties = Dictionary(
      named.filter { $0.kind == .property }.map { ($0.offset, $0.symbol) }
    ) { first, _ in first }
  }

  /// The parameters it is passed to, or the property it is assigned to, if any.
  func keepers(of offset: Int) -> Set<SymbolID> {
    guard let argument = argument(around: offset) else {
      return assigned(offset).map { [$0] } ?? []
    }
    return parameters(argument)
  }

  /// Whether a value is an argument of a function whose body isn't followed, such as `map`, which may
  /// call it at once.
  func isHandedAway(_ reference: BodyReference) -> Bool {
    guard let argument = argument(around: reference.offset),
      argument.range.upperBound == reference.end, let function = function(of: argument.call)
    else { return false }
    return targets.all(of: function).allSatisfy { targets.parameters(of: $0).isEmpty }
  }

  /// The innermost argument, unless it is outside the closure in which the value is written.
  private func argument(around offset: Int) -> Argument? {
    let closure = closureRanges.around(offset).first { closures[$0].lowerBound < offset }
    let start = closure.map { closures[$0].lowerBound } ?? -1
    return argumentRanges.around(offset).first.map { arguments[$0] }
      .flatMap { $0.range.lowerBound > start ? $0 : nil }
  }

  private func parameters(_ argument: Argument) -> Set<SymbolID> {
    let call = argument.call
    // A label of a memberwise initialiser names the property.
    if !call.arguments[argument.index].label.isEmpty,
      let property = properties[argument.range.lowerBound]
    {
      return [property]
    }
    guard let function = function(of: call) else { return [] }
    return Set(
      targets.all(of: function)
        .compactMap { targets.parameter(of: $0, for: argument.index, of: call) }
    )
  }

  private func function(of call: Call) -> SymbolID? {
    let end = called.partitionIndex { $0.offset >= call.callee.upperBound }
    guard end > 0, call.callee.contains(called[end - 1].offset) else { return nil }
    return called[end - 1].symbol
  }

  /// The property that the value, or what it leads to, is assigned to.
  private func assigned(_ offset: Int) -> SymbolID? {
    let destination =
      tree.use(at: offset)?.destination ?? tree.destination(tree.node(at: offset))
    guard case .assigned(let target) = destination, let assignment = tree.parent(target) else {
      return nil
    }
    return tree.target(of: assignment).flatMap { written[$0] }
  }
}

extension CodeTree {
  /// Where the name of the variable that an assignment sets begins; nil for a tuple or an element.
  func target(of assignment: Node) -> Int? {
    var left = first(assignment)
    while let node = left, [.parentheses, .optionalChain, .forceUnwrap].contains(kind(node)) {
      left = first(node)
    }
    guard let left else { return nil }
    switch kind(left) {
    case .reference: return start(left)
    case .member: return children(.memberName, of: left).last.map { start($0) }
    default: return nil
    }
  }
}
