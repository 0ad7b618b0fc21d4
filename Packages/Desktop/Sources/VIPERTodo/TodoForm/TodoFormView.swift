import DesktopPresentation
import DesktopUI
import Presentation

/// Shows the form as its presenter says, and tells the presenter what the user does.
final class TodoFormView: Scene {
  private let presenter: any TodoFormPresenterProtocol
  private let titleField = TextField("Title")
  private let due = StepField("Due", small: "Day", large: "Week")
  private let message = Label(style: .warning)
  private let save = Button("Save", key: .enter)
  private let cancel = Button("Cancel", key: .escape)

  init(presenter: any TodoFormPresenterProtocol) {
    self.presenter = presenter
    super.init(title: "", content: View([titleField, due, message], buttons: [save, cancel]))
    titleField.onChange = { presenter.titleChanged(to: $0) }
    due.onStep = { presenter.dueMoved(byDays: $0 == .small ? $1 : 7 * $1) }
    save.onClick = { presenter.savePressed() }
    cancel.onClick = { presenter.cancelPressed() }
  }

  override func appeared() {
    presenter.appeared()
  }
}

extension TodoFormView: TodoFormViewProtocol {
  func showHeading(_ heading: String) {
    title = heading
  }

  func showTitle(_ title: String) {
    titleField.show(title)
  }

  func showDue(_ due: String) {
    self.due.show(due)
  }

  func showMessage(_ message: String) {
    self.message.text = message
  }

  func showNotice(_ notice: Notice) {
    show(Alert(notice) { [presenter] _ in presenter.alertAnswered() })
  }
}
