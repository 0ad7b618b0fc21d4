/// A function and in how many ways it can be gone through.
package struct MeasuredFunction: Equatable, Sendable {
  package let function: Function
  package let complexity: Int
}

extension MeasuredFunction {
  /// Counts each decision for the innermost function around it; those in no function, such as in
  /// a stored property's initial value, count for none.
  static func all(in tree: SyntaxTree, of text: SourceText) -> [MeasuredFunction] {
    let functions = Function.all(in: tree, of: text)
    var counts = Array(repeating: 1, count: functions.count)
    // Both lists are in the order of the text, so that one pass over them is enough.
    let order = functions.indices.sorted {
      functions[$0].body.lowerBound < functions[$1].body.lowerBound
    }
    var pending = order[...]
    var open: [Int] = []
    for decision in Decisions.all(in: tree, of: text) {
      while let next = pending.first, functions[next].body.lowerBound <= decision {
        open.append(pending.removeFirst())
      }
      while let last = open.last, functions[last].body.upperBound <= decision { open.removeLast() }
      if let innermost = open.last { counts[innermost] += 1 }
    }
    return zip(functions, counts).map { MeasuredFunction(function: $0, complexity: $1) }
  }
}
