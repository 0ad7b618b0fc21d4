/// A list whose elements are made on demand: of a long list, only the visible ones.
public struct LazyList<Element: Sendable>: RandomAccessCollection, Sendable {
  public let endIndex: Int
  private let element: @Sendable (Int) -> Element

  /// Makes an element from its index every time it is accessed.
  public init(count: Int, element: @escaping @Sendable (Int) -> Element) {
    endIndex = count
    self.element = element
  }

  /// Wraps existing elements.
  public init(_ elements: [Element]) {
    self.init(count: elements.count) { elements[$0] }
  }

  public var startIndex: Int { 0 }

  public subscript(position: Int) -> Element { element(position) }

  /// Transforms each element when it is accessed.
  public func mapped<Other>(
    _ transform: @escaping @Sendable (Element) -> Other
  ) -> LazyList<Other> {
    LazyList<Other>(count: count) { transform(self[$0]) }
  }
}

extension LazyList: Equatable where Element: Equatable {
  /// Whether all elements are equal; to compare them, all of them are made.
  public static func == (left: Self, right: Self) -> Bool {
    left.elementsEqual(right)
  }
}
