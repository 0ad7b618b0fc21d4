import Shared
import TestSupport

@testable import VIPERRoutes

/// A super presenter that keeps what a test or the part that it has puts there.
final class KeepingTodoListSuperPresenter: TodoListSuperPresenter {
  var listed: TodoListResponse?
  var selectedID: Int64?
  var alert: TodoListAlert?

  init(listed: TodoListResponse? = nil, selectedID: Int64? = nil) {
    self.listed = listed
    self.selectedID = selectedID
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
  var data: EditCatData

  init() throws {
    data = EditCatData(picture: try .grey(7))
  }
}
