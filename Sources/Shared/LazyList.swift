/// Elements that are made when they are asked for: of a long list, only those that are seen.
public struct LazyList<Element: Sendable>: RandomAccessCollection, Sendable {
  public let endIndex: Int
  private let element: @Sendable (Int) -> Element

  /// Makes each element anew every time that it is asked for, from its place in the list.
  public init(count: Int, element: @escaping @Sendable (Int) -> Element) {
    endIndex = count
    self.element = element
  }

  /// Elements that are there already.
  public init(_ elements: [Element]) {
    self.init(count: elements.count) { elements[$0] }
  }

  public var startIndex: Int { 0 }

  public subscript(position: Int) -> Element { element(position) }

  /// What becomes of each element, made when it is asked for.
  public func mapped<Other>(
    _ transform: @escaping @Sendable (Element) -> Other
  ) -> LazyList<Other> {
    LazyList<Other>(count: count) { transform(self[$0]) }
  }
}

extension LazyList: Equatable where Element: Equatable {
  /// Whether all elements are equal, for which all of them are made.
  public static func == (left: Self, right: Self) -> Bool {
    left.elementsEqual(right)
  }
}
