import Presentation
import Shared

/// Turns the data of the form's presenter into text whenever the view asks for it.
final class TodoFormDataPresenter {
  weak var superPresenter: (any TodoFormSuperPresenter)?

  private let formatter = TodoFormFormatter()

  private var data: TodoFormData? { superPresenter?.data }
}

extension TodoFormDataPresenter: TodoFormDataSource {
  var heading: String {
    data.map { formatter.heading(isNew: $0.isNew) } ?? ""
  }

  var title: String { data?.title ?? "" }

  var due: String {
    data.map { formatter.due($0.due) } ?? ""
  }

  var message: String {
    data?.refusal.map(formatter.message) ?? ""
  }

  var alert: SceneAlert? {
    data?.failure.map { .notice(Notice(formatter.saveFailure, reason: $0)) }
  }
}
