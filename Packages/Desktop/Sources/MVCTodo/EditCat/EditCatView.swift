import DesktopUI

/// The widgets of the editor.
final class EditCatView: View {
  let filtering = Spinner("Working")
  let saving = Spinner("Saving")
  let picture = PictureView()
  let choices = ListView("Filters", moves: "Choose")
  let saveButton = Button("Save", key: "s")
  let cancelButton = Button("Cancel", key: .escape)

  init() {
    super.init([filtering, saving, picture, choices], buttons: [saveButton, cancelButton])
  }
}
