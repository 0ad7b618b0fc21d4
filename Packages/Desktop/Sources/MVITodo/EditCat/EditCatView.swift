import DesktopPresentation
import DesktopUI
import Presentation

/// Shows the state, and sends what the user does as intents.
final class EditCatView: Scene {
  private let scope: Scope<EditCatState, EditCatIntent>
  private let filtering = Spinner("Working")
  private let saving = Spinner("Saving")
  private let picture = PictureView()
  private let choices = ListView("Filters", moves: "Choose")
  private let save = Button("Save", key: "s")
  private let cancel = Button("Cancel", key: .escape)
  private var notice: Notice?

  init(scope: Scope<EditCatState, EditCatIntent>) {
    self.scope = scope
    super.init(
      title: "Edit Cat",
      content: View([filtering, saving, picture, choices], buttons: [save, cancel]))
    choices.rows = scope.state.choices.map { ListView.Row(text: $0) }
    choices.onMove = { scope.send(.choiceMoved(by: $0)) }
    save.onClick = { scope.send(.savePressed) }
    cancel.onClick = { scope.send(.cancelPressed) }
    render()
  }

  func render() {
    let state = scope.state
    filtering.isSpinning = state.isFiltering
    saving.isSpinning = state.isSaving
    picture.show(state.picture)
    choices.selection = state.choice
    choices.isEnabled = state.canChoose
    save.isEnabled = state.canSave
    renderAlert(state.notice)
  }

  private func renderAlert(_ notice: Notice?) {
    guard notice != self.notice else { return }
    self.notice = notice
    guard let notice else { return dismissAlert() }
    show(Alert(notice) { [scope] _ in scope.send(.alertAnswered) })
  }
}
