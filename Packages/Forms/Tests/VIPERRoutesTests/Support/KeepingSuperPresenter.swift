@testable import VIPERRoutes

/// A super presenter that keeps what a test or the part that it has puts there.
final class KeepingTodoListSuperPresenter: TodoListSuperPresenter {
  var listed: TodoListResponse?
  var selection: TodoListResponse.Selection?
  var alert: TodoListAlert?

  init(listed: TodoListResponse? = nil) {
    self.listed = listed
    selection = listed?.selection
  }
}

/// A super presenter that keeps what a test or the part that it has puts there.
final class KeepingTodoFormSuperPresenter: TodoFormSuperPresenter {
  var data: TodoFormData?
}

/// A super presenter that keeps what a test puts there.
final class KeepingLoadCatSuperPresenter: LoadCatSuperPresenter {
  var data = LoadCatData()
}

/// A super presenter that keeps what a test or the part that it has puts there.
final class KeepingEditCatSuperPresenter: EditCatSuperPresenter {
  var data: EditCatData?
}
