import Shared

/// The todos as a user browses them: those that pass a filter, one of them selected.
///
/// It doesn't know how it is shown, nor where the todos come from.
struct TodoList {
  /// All todos, as they were last loaded; `nil` before the first load.
  private(set) var todos: TodoIndex?
  /// The day to which the sections are relative: the day of the last load.
  private(set) var today: CalendarDay
  private(set) var filter = TodoFilter.all
  /// The todos that pass the filter.
  private(set) var listing = TodoListing()
  private(set) var selectedID: TodoItem.ID?

  init(today: CalendarDay) {
    self.today = today
  }

  var selectedTodo: TodoItem? {
    selectedID.flatMap { todos?[$0] }
  }

  var selectedRow: Int? {
    selectedID.flatMap(listing.row(of:))
  }

  /// Replaces the todos; the selection follows its todo.
  mutating func load(_ todos: TodoIndex, today: CalendarDay) {
    self.todos = todos
    self.today = today
    updateListing()
  }

  /// Goes on to the next filter.
  mutating func cycleFilter() {
    filter = filter.next
    updateListing()
  }

  mutating func selectRow(_ row: Int) {
    selectedID = listing[row].id
  }

  /// Selects a todo, and shows all todos if the filter hides it.
  mutating func reveal(_ id: TodoItem.ID) {
    guard let todo = todos?[id] else { return }
    if !filter.includes(todo) {
      filter = .all
      updateListing()
    }
    selectedID = id
  }

  private mutating func updateListing() {
    let newListing = TodoListing(todos ?? TodoIndex(), filter: filter)
    selectedID = selection(in: newListing)
    listing = newListing
  }

  /// The todo to select in a new listing: the same one, else the nearest one that was below it and
  /// is still there, else the last one.
  private func selection(in newListing: TodoListing) -> TodoItem.ID? {
    guard let selectedID else { return newListing.first?.id }
    guard newListing.row(of: selectedID) == nil else { return selectedID }
    return listing.next(below: selectedID, in: newListing) ?? newListing.last?.id
  }
}
