import Shared

@testable import VIPERRoutes

/// A super presenter that keeps what a test or its part sets.
final class KeepingTodoListSuperPresenter: TodoListSuperPresenter {
  var listed: TodoListResponse?
  var selectedID: TodoItem.ID?
  var alert: TodoListAlert?

  init(listed: TodoListResponse? = nil) {
    self.listed = listed
    selectedID = listed?.sections.first?.todos.first?.id
  }
}

/// A super presenter that keeps what a test or its part sets.
final class KeepingTodoFormSuperPresenter: TodoFormSuperPresenter {
  var data: TodoFormData?
}

/// A super presenter that keeps what a test sets.
final class KeepingLoadCatSuperPresenter: LoadCatSuperPresenter {
  var data = LoadCatData()
}

/// A super presenter that keeps what a test or its part sets.
final class KeepingEditCatSuperPresenter: EditCatSuperPresenter {
  var response: EditCatResponse?
  var end: EditCatEnd?
}
