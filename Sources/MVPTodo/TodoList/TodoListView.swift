/// What the presenter can tell the list to show.
protocol TodoListView: AnyObject {
  func showSummary(_ summary: String, filter: String, canClearDone: Bool)
  func showSections(_ sections: [TodoListSection], placeholder: String)
  func showSelection(_ row: Int?)
  func showQuestion(_ question: String)
  func showFailure(_ message: String, reason: String)
  func showForm(_ presenter: any TodoFormPresenterProtocol)
  func hideForm()
}
