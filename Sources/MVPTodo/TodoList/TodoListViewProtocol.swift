import Presentation

/// What the presenter can tell the list to show.
protocol TodoListViewProtocol: AnyObject {
  func showSummary(_ summary: String, filter: String)
  func showSections(_ sections: [TodoListSection])
  func showPlaceholder(_ placeholder: String)
  func showSelection(_ row: Int?)
  func enableActions(onSelected canUseSelected: Bool, clearDone canClearDone: Bool)
  func showQuestion(_ question: String)
  func showNotice(_ notice: Notice)
  func dismissAlert()
  func presentForm(_ presenter: any TodoFormPresenterProtocol)
  func dismissForm()
}
