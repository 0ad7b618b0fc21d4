import Presentation
import Shared

/// A selector for the cat loader's view: what it shows, made when it is asked for.
nonisolated struct LoadCatProps: Equatable {
  private let loader: LoadCatState
  let isEditorOpen: Bool

  init(_ state: AppState) {
    loader = state.loadCat
    isEditorOpen = state.editCat != nil
  }
}

nonisolated extension LoadCatProps {
  var caption: String {
    switch loader.phase {
    case .empty, .loading(nil): ""
    case .loading(let address?), .loaded(let address, _): address.text
    case .failed(let error): LoadCatFormatter().caption(of: error)
    }
  }

  var picture: CatPicture? { loader.loaded.map(CatPicture.init) }

  var isLoading: Bool { loader.isLoading }

  var canLoad: Bool { !isLoading }

  var canCancel: Bool { isLoading }

  var canEdit: Bool { loader.loaded != nil }
}
