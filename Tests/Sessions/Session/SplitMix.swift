/// The same numbers for the same seed, everywhere: SplitMix64 of Steele, Lea and Flood.
nonisolated struct SplitMix: Sendable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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

  /// One of them, each as often as its weight says.
  mutating func pick<Element>(weighted elements: [(weight: Int, Element)]) -> Element {
    var place = below(elements.reduce(0) { $0 + $1.weight })
    for (weight, element) in elements {
      if place < weight { return element }
      place -= weight
    }
    return elements[0].1
  }
}
