import Shared

// MARK: - Module

/// The todo that a form is opened for.
enum TodoFormSubject {
  case newTodo
  case existingTodo(TodoItem.ID, title: String, due: CalendarDay)
}

/// What the form tells the module that opened it.
protocol TodoFormModuleOutput: AnyObject {
  func formDidSave(_ id: TodoItem.ID)
}

// MARK: - View

/// What the presenter tells the view.
protocol TodoFormViewInput: AnyObject {
  func show(heading: String, title: String, due: String)
  func show(due: String)
  /// Shows what is wrong with the title, or nothing.
  func show(message: String?)
  func showNotice(_ message: String, reason: String?)
}

/// What the view tells the presenter: what its user did.
protocol TodoFormViewOutput {
  func viewDidAppear()
  func didChangeTitle()
  func didMoveDue(byDays days: Int)
  func didChooseSave(title: String)
  func didChooseCancel()
}

// MARK: - Interactor

/// What the presenter asks the interactor to do.
protocol TodoFormInteractorInput {
  func startDraft()
  func moveDue(byDays days: Int)
  func save(title: String)
}

/// What the interactor tells the presenter.
protocol TodoFormInteractorOutput: AnyObject {
  func didStartDraft(title: String, due: CalendarDay, isNew: Bool)
  func didChangeDue(_ due: CalendarDay)
  func didSave(_ id: TodoItem.ID)
  func didReject(_ invalid: TodoTitle.Invalid)
  func didFailToSave(reason: String)
}

// MARK: - Router

/// Where the presenter can go from here.
protocol TodoFormRouterInput {
  func close()
}
