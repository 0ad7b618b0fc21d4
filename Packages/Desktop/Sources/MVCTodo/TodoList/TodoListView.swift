import DesktopUI

/// The widgets of the list.
final class TodoListView: View {
  let summary = Label()
  let filter = Label()
  /// Shown instead of the list when it is empty.
  let placeholder = Label(style: .dimmed)
  let list = ListView("Todos")
  let addButton = Button("Add", key: "a")
  let editButton = Button("Edit", key: .enter)
  let doneButton = Button("Done", key: .space)
  let deleteButton = Button("Delete", key: "d")
  let filterButton = Button("Filter", key: "f")
  let clearButton = Button("Clear", key: "c")

  init() {
    super.init(
      [summary, filter, placeholder, list],
      buttons: [addButton, editButton, doneButton, deleteButton, filterButton, clearButton])
    list.isHidden = true
  }
}
