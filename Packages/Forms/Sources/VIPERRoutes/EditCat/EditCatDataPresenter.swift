import Presentation
import Shared

/// Turns the data of the editor's presenter into text whenever the view asks for it.
final class EditCatDataPresenter {
  weak var superPresenter: (any EditCatSuperPresenter)?

  private let formatter = EditCatFormatter()

  private var data: EditCatData? { superPresenter?.data }
}

extension EditCatDataPresenter: EditCatDataSource {
  var picture: CatPicture? { data.map { CatPicture($0.picture) } }

  var choices: [String] { formatter.choices }

  var selection: Int {
    data.flatMap { PictureFilter.allCases.firstIndex(of: $0.choice) } ?? 0
  }

  var isFiltering: Bool { data?.phase == .filtering }

  var isSaving: Bool { data?.phase == .saving }

  var canChoose: Bool { data != nil && !isSaving }

  var canSave: Bool {
    switch data?.phase {
    case .idle, .failed: true
    case .filtering, .saving, .saved, nil: false
    }
  }

  var alert: SceneAlert? {
    switch data?.phase {
    case .saved(let name): .notice(formatter.saved(as: name), reason: nil)
    case .failed(let reason): .notice(formatter.saveFailure, reason: reason)
    case .idle, .filtering, .saving, nil: nil
    }
  }
}
