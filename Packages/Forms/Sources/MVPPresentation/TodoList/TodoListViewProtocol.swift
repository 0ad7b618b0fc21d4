/// What the presenter can tell the list: that there is something new to show, and what to present.
protocol TodoListViewProtocol: AnyObject {
  func presentationChanged()
  func presentForm(_ presenter: any TodoFormPresenterProtocol)
  func dismissForm()
}
