import Shared

/// What can happen to the list.
enum TodoListIntent {
  // What the user wants.
  case appear
  case selectPrevious
  case selectNext
  case add
  case edit
  case toggleDone
  case delete
  case nextFilter
  case clearDone
  case answer(Bool)
  case form(TodoFormIntent)

  // What the effects report.
  case storeChanged
  case loaded(TodoListState.Contents)
  case failed(TodoOperation, reason: String)
  case drafted(TodoDraft)
}
