import DesktopUI

/// The widgets of the form.
final class TodoFormView: View {
  let title = TextField("Title")
  let due = StepField("Due", small: "Day", large: "Week")
  let message = Label(style: .warning)
  let saveButton = Button("Save", key: .enter)
  let cancelButton = Button("Cancel", key: .escape)

  init() {
    super.init([title, due, message], buttons: [saveButton, cancelButton])
  }
}
