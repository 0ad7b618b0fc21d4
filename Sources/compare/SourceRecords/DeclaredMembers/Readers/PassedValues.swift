import SwiftCode

/// What is passed in a call, a subscript or a macro, in its order: arguments, then closures.
struct PassedValues {
  /// The trailing closures have labels, too, except for the first one.
  private(set) var labels: [String?] = []
  private(set) var values: [CodeTree.Node] = []
  /// How many of them are in brackets.
  private var arguments = 0

  init(_ node: CodeTree.Node, in code: ActiveCode) {
    for part in code.parts(of: node) {
      let kind = code.kind(part)
      guard [.argument, .trailingClosure].contains(kind), let value = code.value(of: part) else {
        continue
      }
      labels.append(code.tree.child(.label, of: part).map(code.name))
      values.append(value)
      if kind == .argument { arguments += 1 }
    }
  }

  /// The number of the parameter for each value; nil if the function can't be called with these
  /// labels.
  func parameters(of function: DeclaredMember) -> [Int]? {
    var found: [Int] = []
    var next = 0
    let parameters = function.parameters
    for (number, label) in labels.enumerated() {
      let isClosure = number >= arguments
      if !isClosure, let last = found.last, label == nil, parameters[last].isVariadic {
        found.append(last)
        continue
      }
      while next < parameters.count,
        isClosure && number == arguments
          ? !parameters[next].takesFunction : parameters[next].label != label
      {
        guard parameters[next].hasDefault || !isClosure && parameters[next].isVariadic else {
          return nil
        }
        next += 1
      }
      guard next < parameters.count else { return nil }
      found.append(next)
      next += 1
    }
    let rest = parameters[min(next, parameters.count)...]
    return rest.allSatisfy { $0.hasDefault || $0.isVariadic } ? found : nil
  }
}

extension Parameter {
  /// Whether it may be a function, which an alias or a generic parameter may be, too.
  fileprivate var takesFunction: Bool {
    switch type {
    case .function, .named: true
    default: false
    }
  }
}
