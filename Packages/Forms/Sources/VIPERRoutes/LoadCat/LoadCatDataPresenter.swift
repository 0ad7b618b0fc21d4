import Presentation
import Shared

/// Turns the data of the cat loader's presenter into text whenever the view asks for it.
final class LoadCatDataPresenter {
  weak var superPresenter: (any LoadCatSuperPresenter)?

  private let formatter = LoadCatFormatter()

  private var data: LoadCatData { superPresenter?.data ?? LoadCatData() }
}

extension LoadCatDataPresenter: LoadCatDataSource {
  var caption: String {
    data.failure.map(formatter.caption) ?? data.address
  }

  var isLoading: Bool { data.isLoading }

  var picture: CatPicture? { data.picture.map(CatPicture.init) }

  var canLoad: Bool { !data.isLoading }

  var canCancel: Bool { data.isLoading }

  var canEdit: Bool { data.picture != nil }
}
