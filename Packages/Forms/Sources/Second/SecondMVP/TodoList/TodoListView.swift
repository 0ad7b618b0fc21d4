import Presentation

/// What the presenter of the list needs from its view.
protocol TodoListView: AnyObject {
  /// The number of active and done todos; `nil` before the first load, like the filter.
  var summary: String? { get set }
  var filter: String? { get set }
  var sections: [TodoListSection] { get set }
  /// The selected row, counted over all sections.
  var selectedRow: Int? { get set }
  /// Shown in place of the rows.
  var placeholder: String? { get set }
  var areRowActionsEnabled: Bool { get set }
  var isClearEnabled: Bool { get set }

  /// Asks a question; the answer goes to `TodoListPresenter.answer(_:)`.
  func ask(_ question: String)
  func showNotice(_ message: String, reason: String)

  func showForm(_ presenter: TodoFormPresenter)
  func closeForm()
}
