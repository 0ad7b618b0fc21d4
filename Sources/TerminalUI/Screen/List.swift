extension Screen {
  /// Rows in sections; it takes the space that is left and scrolls with its selection.
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
    public var rows: [Row]

    public init(title: String, rows: [Row]) {
      self.title = title
      self.rows = rows
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
