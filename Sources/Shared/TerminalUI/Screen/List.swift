extension Screen {
  /// Rows in sections; it fills the remaining space and scrolls to keep its selection visible.
  nonisolated public struct List: Equatable, Sendable {
    public var sections: [Section]
    /// The selected row, counted over the rows of all sections.
    public var selection: Int?

    public init(sections: [Section], selection: Int? = nil) {
      self.sections = sections
      self.selection = selection
    }
  }

  /// Rows under a title.
  nonisolated public struct Section: Equatable, Sendable {
    public var title: String
    public var rows: Rows

    public init(title: String, rows: Rows) {
      self.title = title
      self.rows = rows
    }

    public init(title: String, rows: [Row]) {
      self.init(title: title, rows: Rows(of: rows) { $0 })
    }
  }

  /// Rows that are made on demand, so that a long list makes only those that are visible.
  nonisolated public struct Rows: RandomAccessCollection, Equatable, Sendable {
    public let endIndex: Int
    private let row: @Sendable (Int) -> Row

    /// Makes a row from an element of a collection each time the row is needed.
    public init<Source: RandomAccessCollection & Sendable>(
      of source: Source, row: @escaping @Sendable (Source.Element) -> Row
    ) where Source.Index == Int {
      let start = source.startIndex
      endIndex = source.count
      self.row = { row(source[start + $0]) }
    }

    public var startIndex: Int { 0 }

    public subscript(position: Int) -> Row { row(position) }

    /// Whether all rows are equal; to compare them, all of them are made.
    public static func == (left: Self, right: Self) -> Bool {
      left.elementsEqual(right)
    }
  }

  /// One line of a list: a check box if it has one, a text, and a detail at the right edge.
  nonisolated public struct Row: Equatable, Sendable {
    public var isChecked: Bool?
    public var text: String
    public var detail: String
    public var style: Style

    public init(
      isChecked: Bool? = nil, text: String, detail: String = "", style: Style = .plain
    ) {
      self.isChecked = isChecked
      self.text = text
      self.detail = detail
      self.style = style
    }
  }
}
