import DesktopPresentation
import DesktopUI
import Presentation

/// Shows the state of its view model, and calls the view model for what the user does.
final class TodoFormView: BoundView<TodoFormViewModel> {
  private let titleField = TextField("Title")
  private let due = StepField("Due", small: "Day", large: "Week")
  private let message = Label(style: .warning)
  private let save = Button("Save", key: .enter)
  private let cancel = Button("Cancel", key: .escape)

  init(viewModel: TodoFormViewModel) {
    super.init(
      viewModel, title: viewModel.heading,
      content: View([titleField, due, message], buttons: [save, cancel]))
    connect()
    bind()
  }

  private func connect() {
    titleField.onChange = { [viewModel] in viewModel.title = $0 }
    due.onStep = { [viewModel] in viewModel.dueMoved(byDays: $0 == .small ? $1 : 7 * $1) }
    save.onClick = { [viewModel] in viewModel.savePressed() }
    cancel.onClick = { [viewModel] in viewModel.cancelPressed() }
  }

  private func bind() {
    bind(\.title) { [titleField] in titleField.show($0) }
    bind(\.due) { [due] in due.show($0) }
    bind(\.message) { [message] in message.text = $0 }
    bind(\.notice) { [weak self] in self?.show($0) }
  }

  private func show(_ notice: Notice?) {
    guard let notice else { return dismissAlert() }
    show(Alert(notice) { [viewModel] _ in viewModel.alertAnswered() })
  }
}
