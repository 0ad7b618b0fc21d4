import CGtk
import Testing

@testable import DesktopUI

@Suite("A list of rows")
struct ListViewTests {
  private let list: ListView
  private let screen: Screen
  private let moves = Recording<Int>()

  init() throws {
    try MainLoop.start()
    let list = ListView("Todos")
    self.list = list
    screen = try Screen(Scene(title: "List", content: View([list], buttons: [])))
    list.onMove = moves.record
  }

  private func show(_ counts: Int...) {
    list.sections = counts.enumerated().map { number, count in
      ListView.Section(title: "Section \(number)", count: count) {
        ListView.Row(isChecked: false, text: "\(number).\($0)")
      }
    }
  }

  @Test func `Of 100,000 rows only those in sight are made`() {
    let made = Counter()
    list.sections = [
      ListView.Section(title: "Many", count: 100_000) {
        made.count()
        return ListView.Row(text: "\($0)")
      }
    ]
    list.selection = 99_999
    screen.draw()
    #expect(list.selection == 99_999)
    #expect((1...2_000).contains(made.value))
  }

  @Test func `Who moves the selection is told by how many rows, across titles`() {
    show(2, 2)
    list.selection = 1
    list.move(by: 1)
    #expect(list.selection == 2)
    list.move(by: 10)
    #expect(list.selection == 3)
    list.move(by: 1)
    list.move(by: -3)
    #expect(moves.values == [1, 1, -3])
  }

  @Test func `What the program selects or shows isn't a move`() {
    show(5)
    list.selection = 4
    show(2)
    list.selection = 0
    list.selection = nil
    #expect(list.selection == nil)
    #expect(moves.values.isEmpty)
  }

  @Test func `A disabled list doesn't move`() {
    show(3)
    list.selection = 0
    list.isEnabled = false
    list.move(by: 1)
    #expect(list.selection == 0)
    #expect(moves.values.isEmpty)
  }

  @Test func `A click on a check box selects its row first`() throws {
    show(2, 2)
    list.selection = 0
    screen.draw()
    var checked: [Int?] = []
    list.onCheck = { checked.append(list.selection) }
    let boxes = list.pointer.descendants(gtk_check_button_get_type())
    #expect(boxes.count == 4 + 2)
    let shown = boxes.filter { gtk_widget_get_visible($0) != 0 }
    gtk_check_button_set_active(shown[2].checkButton, 1)
    #expect(checked == [2])
    #expect(moves.values == [2])
  }

  @Test func `A check box shows what it is told, not what was clicked`() throws {
    show(1)
    list.selection = 0
    screen.draw()
    let box = try #require(
      list.pointer.descendants(gtk_check_button_get_type())
        .first { gtk_widget_get_visible($0) != 0 })
    gtk_check_button_set_active(box.checkButton, 1)
    #expect(gtk_check_button_get_active(box.checkButton) == 0)
  }

  @Test func `A text with several lines takes one`() {
    list.rows = [ListView.Row(text: "one"), ListView.Row(text: "one\ntwo\nthree")]
    screen.draw()
    let rows = list.pointer.descendants(gtk_label_get_type()).compactMap(gtk_widget_get_parent)
    #expect(rows.count == 4)
    #expect(Set(rows.map(gtk_widget_get_height)).count == 1)
  }

  @Test func `Hidden and shown again it gets the focus back, if it had it`() throws {
    let list = ListView("Todos")
    let view = View([list], buttons: [Button("Add")])
    let screen = try Screen(Scene(title: "List", content: view))
    list.rows = [ListView.Row(text: "one")]
    list.selection = 0
    list.focus()
    list.isHidden = true
    screen.draw()
    #expect(view.buttons[0].isFocused)
    list.isHidden = false
    #expect(list.isFocused)
    screen.draw()
    view.buttons[0].focus()
    list.isHidden = true
    list.isHidden = false
    #expect(!list.isFocused)
  }
}
