import Presentation
import TerminalPresentation
import TerminalUI

/// Draws the presenter's presentation of the cat loader, and sends user actions to the presenter.
final class LoadCatView {
  typealias MakeEditor = (any EditCatPresenterProtocol) -> any Scene

  var onChange: () -> Void = {}
  private(set) var presented: (any Scene)?

  private let presenter: any LoadCatPresenterProtocol
  private let makeEditor: MakeEditor

  init(presenter: any LoadCatPresenterProtocol, makeEditor: @escaping MakeEditor) {
    self.presenter = presenter
    self.makeEditor = makeEditor
  }
}

extension LoadCatView: LoadCatViewProtocol {
  func presentationChanged() {
    onChange()
  }

  func presentEditor(_ presenter: any EditCatPresenterProtocol) {
    presented = makeEditor(presenter)
    presented?.appeared()
    onChange()
  }

  func dismissEditor() {
    presented = nil
    onChange()
  }
}

extension LoadCatView: Scene {
  var screen: Screen {
    let presentation = presenter.presentation
    return Screen(title: "Cats", content: content(presentation), actions: actions(presentation))
  }

  private func content(_ presentation: LoadCatPresentation) -> [Screen.Content] {
    let spinner = presentation.isLoading ? [Screen.Content.spinner("Loading")] : []
    let pictures = [presentation.picture].compactMap { $0.flatMap(Screen.Picture.init) }
    return [.text(presentation.caption)] + spinner + pictures.map(Screen.Content.picture)
  }

  private func actions(_ presentation: LoadCatPresentation) -> [Screen.Action] {
    [
      Screen.Action("l", title: "Load", isEnabled: presentation.canLoad),
      Screen.Action("x", title: "Cancel", isEnabled: presentation.canCancel),
      Screen.Action("e", title: "Edit", isEnabled: presentation.canEdit),
    ]
  }

  func appeared() {
    presenter.attach(self)
  }

  func press(_ key: Key) {
    switch key {
    case "l": presenter.loadPressed()
    case "x": presenter.cancelPressed()
    case "e": presenter.editPressed()
    default: break
    }
  }
}
