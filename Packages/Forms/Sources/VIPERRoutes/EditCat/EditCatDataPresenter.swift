import Presentation
import Shared

/// Puts into words what the editor's presenter keeps, whenever the view asks for it.
final class EditCatDataPresenter {
  weak var superPresenter: (any EditCatSuperPresenter)?

  private let formatter = EditCatFormatter()

  private var data: EditCatData? { superPresenter?.data }
}

extension EditCatDataPresenter: EditCatDataSource {
  var picture: CatPicture? { data.map { CatPicture($0.picture) } }

  var choices: [String] { formatter.choices }

  var selection: Int { data?.choice ?? 0 }

  var isFiltering: Bool { data?.isFiltering ?? false }

  var isSaving: Bool { data?.isSaving ?? false }

  var canChoose: Bool { !isSaving }

  var canSave: Bool { !isFiltering && !isSaving }

  var alert: SceneAlert? {
    switch data?.ending {
    case .saved(let name): .notice(formatter.saved(as: name), reason: nil)
    case .failed(let reason): .notice(formatter.saveFailure, reason: reason)
    case nil: nil
    }
  }
}
