/// The given values and everything that can be reached from them, step by step.
package func allReached<Value: Hashable>(
  from start: some Sequence<Value>, _ next: (Value) -> some Sequence<Value>
) -> Set<Value> {
  var found = Set(start)
  var pending = Array(found)
  while let value = pending.popLast() {
    for other in next(value) where found.insert(other).inserted { pending.append(other) }
  }
  return found
}

extension Array {
  /// Its elements in lists of a given size; the last one may be shorter.
  package func slices(of size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}

extension [String] {
  /// The names made unique: the second of two equal names ends in the sign and a 2, and so on.
  ///
  /// Two names are equal if their comparable forms are.
  package func numbered(
    behind sign: String, by comparable: (String) -> String = { $0 }
  ) -> [String] {
    var used: Set<String> = []
    return map { name in
      var numbered = name
      var number = 2
      while !used.insert(comparable(numbered)).inserted {
        numbered = "\(name)\(sign)\(number)"
        number += 1
      }
      return numbered
    }
  }
}
