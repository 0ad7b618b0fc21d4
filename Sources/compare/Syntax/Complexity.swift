/// A function and in how many ways it can be gone through.
struct MeasuredFunction: Equatable, Sendable {
  let function: Function
  let complexity: Int
}

extension MeasuredFunction {
  /// Counts each decision for the innermost function around it; those in no function, such as in
  /// a stored property's initial value, count for none.
  static func all(in tree: SyntaxTree, of text: SourceText) -> [MeasuredFunction] {
    let functions = Function.all(in: tree, of: text)
    var counts = Array(repeating: 1, count: functions.count)
    for decision in Decisions.all(in: tree, of: text) {
      let around = functions.indices.filter { functions[$0].body.contains(decision) }
      if let innermost = around.min(by: { functions[$0].body.count < functions[$1].body.count }) {
        counts[innermost] += 1
      }
    }
    return zip(functions, counts).map { MeasuredFunction(function: $0, complexity: $1) }
  }
}
