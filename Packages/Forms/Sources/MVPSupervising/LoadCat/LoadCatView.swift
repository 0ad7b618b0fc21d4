import Presentation
import Shared
import TerminalPresentation
import TerminalUI

/// Draws the cat loader by observing the model, and sends user actions to its supervising
/// presenter.
final class LoadCatView {
  typealias MakeEditor = (any EditCatPresenterProtocol) -> any Scene

  var onChange: () -> Void = {}
  private(set) var presented: (any Scene)?

  private let presenter: any LoadCatPresenterProtocol
  private let makeEditor: MakeEditor
  private let model: any LoadCatReading
  private var address = ""
  private var message = ""
  private var isLoading = false
  private var picture: CatPicture?

  init(presenter: any LoadCatPresenterProtocol, makeEditor: @escaping MakeEditor) {
    self.presenter = presenter
    self.makeEditor = makeEditor
    model = presenter.observed
    model.observe(by: self) { [weak self] in self?.update() }
    update()
  }

  /// Shows the model's current values.
  private func update() {
    address = model.address?.text ?? ""
    picture = model.picture.map(CatPicture.init)
    onChange()
  }
}

extension LoadCatView: LoadCatViewProtocol {
  func stateChanged(isLoading: Bool) {
    self.isLoading = isLoading
    onChange()
  }

  func showMessage(_ message: String) {
    self.message = message
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
    Screen(title: "Cats", content: content, actions: actions)
  }

  private var content: [Screen.Content] {
    let spinner = isLoading ? [Screen.Content.spinner("Loading")] : []
    return [.text(message.isEmpty ? address : message)] + spinner + pictures
  }

  private var pictures: [Screen.Content] {
    [picture].compactMap { $0.flatMap(Screen.Picture.init).map(Screen.Content.picture) }
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action("l", title: "Load", isEnabled: !isLoading),
      Screen.Action("x", title: "Cancel", isEnabled: isLoading),
      Screen.Action("e", title: "Edit", isEnabled: picture != nil),
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
