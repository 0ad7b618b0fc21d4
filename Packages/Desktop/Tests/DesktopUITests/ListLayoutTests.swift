import Testing

@testable import DesktopUI

@Suite("Where rows are in a list")
struct ListLayoutTests {
  private static func section(_ title: String, _ count: Int) -> ListView.Section {
    ListView.Section(title: title, count: count) { ListView.Row(text: "\(title)\($0)") }
  }

  private let layout = ListLayout([
    section("a", 2), section("b", 0), section("", 1), section("c", 3),
  ])

  @Test func `Rows are counted without titles, places with them`() {
    #expect(layout.rowCount == 6)
    #expect(layout.count == 9)
    #expect((0..<9).map(layout.row) == [nil, 0, 1, nil, 2, nil, 3, 4, 5])
    #expect((0..<6).map(layout.place) == [1, 2, 4, 6, 7, 8])
  }

  @Test func `There is nothing outside`() {
    for outside in [-1, 9] {
      #expect(layout.row(at: outside) == nil)
      #expect(layout.content(at: outside) == nil)
    }
    #expect(layout.place(of: -1) == nil)
    #expect(layout.place(of: 6) == nil)
    #expect(ListLayout().place(of: 0) == nil)
  }

  @Test func `A place has a title or a row`() {
    let texts = (0..<9).map { place in
      switch layout.content(at: place) {
      case .title(let title): "# \(title)"
      case .row(let row): row.text
      case nil: "-"
      }
    }
    #expect(texts == ["# a", "a0", "a1", "# b", "0", "# c", "c0", "c1", "c2"])
  }
}
