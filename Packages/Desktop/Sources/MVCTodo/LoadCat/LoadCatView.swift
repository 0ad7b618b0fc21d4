import DesktopUI

/// The widgets of the cat loader.
final class LoadCatView: View {
  let caption = Label()
  let spinner = Spinner("Loading")
  let picture = PictureView()
  let loadButton = Button("Load", key: "l")
  let cancelButton = Button("Cancel", key: "x")
  let editButton = Button("Edit", key: "e")

  init() {
    super.init([caption, spinner, picture], buttons: [loadButton, cancelButton, editButton])
  }
}
