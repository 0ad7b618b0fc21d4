/// The list as its presenter sees it: it is notified of changes, and presents the form.
protocol TodoListViewProtocol: AnyObject {
  func presentationChanged()
  func presentForm(_ presenter: any TodoFormPresenterProtocol)
  func dismissForm()
}
