extension SeededGenerator {
  /// A number from 0 up to, but not including, the limit.
  public mutating func below(_ limit: Int) -> Int {
    Int(next() % UInt64(max(1, limit)))
  }

  public mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  /// Whether one of so many cases came up.
  public mutating func oneIn(_ cases: Int) -> Bool { below(cases) == 0 }

  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// One of them, each as often as its weight says.
  public mutating func pick<Element>(weighted elements: [(weight: Int, Element)]) -> Element {
    var place = below(elements.reduce(0) { $0 + $1.weight })
    for (weight, element) in elements {
      if place < weight { return element }
      place -= weight
    }
    return elements[0].1
  }
}
