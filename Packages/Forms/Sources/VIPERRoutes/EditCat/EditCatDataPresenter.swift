import Presentation
import Shared

/// Turns the data of the editor's presenter into text whenever the view asks for it.
final class EditCatDataPresenter {
  weak var superPresenter: (any EditCatSuperPresenter)?

  private let formatter = EditCatFormatter()

  private var response: EditCatResponse? { superPresenter?.response }
}

extension EditCatDataPresenter: EditCatDataSource {
  var picture: CatPicture? { response.map { CatPicture($0.picture) } }

  var choices: [String] { formatter.choices }

  var selection: Int {
    response.flatMap { PictureFilter.allCases.firstIndex(of: $0.filter) } ?? 0
  }

  var isFiltering: Bool { response?.phase == .filtering }

  var isSaving: Bool { response?.phase == .saving }

  var canChoose: Bool { response != nil && !isSaving }

  var canSave: Bool { response?.phase == .idle }

  var alert: SceneAlert? {
    switch superPresenter?.end {
    case .saved(let name): .notice(Notice(formatter.saved(as: name)))
    case .failed(let reason): .notice(Notice(formatter.saveFailure, reason: reason))
    case nil: nil
    }
  }
}
