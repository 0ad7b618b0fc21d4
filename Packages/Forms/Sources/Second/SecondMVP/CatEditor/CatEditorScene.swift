import Presentation
import TerminalPresentation
import TerminalUI

/// The view of the editor.
final class CatEditorScene: Scene, CatEditorView {
  private let presenter: CatEditorPresenter
  var onChange: () -> Void = {}
  private var alert: Screen.Alert? { didSet { onChange() } }

  var picture: CatPicture? { didSet { onChange() } }
  var choices: [String] = [] { didSet { onChange() } }
  var selectedChoice = 0 { didSet { onChange() } }
  var activity: CatEditorActivity? { didSet { onChange() } }
  var isChoosingEnabled = false { didSet { onChange() } }
  var isSaveEnabled = false { didSet { onChange() } }

  init(presenter: CatEditorPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  func showNotice(_ message: String, reason: String?) {
    alert = Screen.Alert(.notice, message, detail: reason)
  }

  // MARK: Drawing

  var screen: Screen {
    Screen(title: "Edit Cat", content: content, actions: actions, alert: alert)
  }

  private var content: [Screen.Content] {
    var content: [Screen.Content] = []
    switch activity {
    case .filtering: content.append(.spinner("Working"))
    case .saving: content.append(.spinner("Saving"))
    case nil: break
    }
    if let picture = picture.flatMap({ Screen.Picture($0) }) {
      content.append(.picture(picture))
    }
    let rows = choices.map { Screen.Row(text: $0) }
    let section = Screen.Section(title: "", rows: rows)
    content.append(.list(Screen.List(sections: [section], selection: selectedChoice)))
    return content
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action(.up, .down, title: "Choose", isEnabled: isChoosingEnabled),
      Screen.Action("s", title: "Save", isEnabled: isSaveEnabled),
      Screen.Action(.escape, title: "Cancel"),
    ]
  }

  // MARK: Events

  func press(_ key: Key) {
    switch key {
    case .up: presenter.choosePrevious()
    case .down: presenter.chooseNext()
    case "s": presenter.save()
    case .escape: presenter.close()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    alert = nil
    presenter.noticeRead()
  }
}
