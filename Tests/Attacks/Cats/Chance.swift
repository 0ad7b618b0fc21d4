import SeededNumbers

extension SeededGenerator {
  /// A number from 0 up to, but not including, the limit.
  mutating func below(_ limit: Int) -> Int {
    Int(next() % UInt64(max(1, limit)))
  }

  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  /// Whether one of so many cases came up.
  mutating func oneIn(_ cases: Int) -> Bool { below(cases) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
