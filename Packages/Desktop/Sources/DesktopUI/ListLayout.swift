/// Where rows and the titles of sections are in one long list.
struct ListLayout {
  enum Content {
    case title(String)
    case row(ListView.Row)
  }

  private struct Part {
    let section: ListView.Section
    /// The place of its first row, after its title, if it has one.
    let start: Int
    /// How many rows are in the sections before it.
    let rowsBefore: Int

    var end: Int { start + section.count }
  }

  /// How many places there are.
  private(set) var count = 0
  private(set) var rowCount = 0
  private var parts: [Part] = []

  init(_ sections: [ListView.Section] = []) {
    for section in sections {
      if !section.title.isEmpty { count += 1 }
      parts.append(Part(section: section, start: count, rowsBefore: rowCount))
      count += section.count
      rowCount += section.count
    }
  }

  var sections: [ListView.Section] { parts.map(\.section) }

  func content(at place: Int) -> Content? {
    guard let part = parts.first(where: { place < $0.end }), place >= 0 else { return nil }
    return place < part.start ? .title(part.section.title) : .row(part.section[place - part.start])
  }

  /// The row at a place, counted over the rows of all sections.
  func row(at place: Int) -> Int? {
    guard let part = parts.first(where: { place < $0.end }), place >= part.start else { return nil }
    return part.rowsBefore + place - part.start
  }

  func place(of row: Int) -> Int? {
    guard row >= 0, let part = parts.last(where: { $0.rowsBefore <= row && $0.section.count > 0 })
    else { return nil }
    let place = part.start + row - part.rowsBefore
    return place < part.end ? place : nil
  }
}
