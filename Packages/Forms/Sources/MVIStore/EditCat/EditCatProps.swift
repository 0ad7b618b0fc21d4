import Presentation

/// A selector for the editor's view: what it shows, made when it is asked for.
nonisolated struct EditCatProps: Equatable {
  private let editor: EditCatState

  /// Nil if no editor is open.
  init?(_ state: AppState) {
    guard let editor = state.editCat else { return nil }
    self.editor = editor
  }
}

nonisolated extension EditCatProps {
  private var formatter: EditCatFormatter { EditCatFormatter() }

  var choices: [String] { formatter.choices }

  var choice: Int { editor.choice }

  var picture: CatPicture { CatPicture(editor.shown) }

  var isFiltering: Bool { editor.phase == .filtering }

  var isSaving: Bool { editor.phase == .saving }

  var canChoose: Bool { editor.canChoose }

  var canSave: Bool { editor.canSave }

  var notice: Notice? {
    switch editor.phase {
    case .saved(let name): Notice(formatter.saved(as: name))
    case .failed(let reason): Notice(formatter.saveFailure, reason: reason)
    case .idle, .filtering, .saving: nil
    }
  }
}
