import Presentation
import Shared

/// Tells what the editor becomes when something happens to it, and nothing else.
nonisolated struct EditCatReducer {
  private let formatter = EditCatFormatter()

  /// The editor's next state; none when that was its end.
  func reduce(
    _ state: EditCatState, _ intent: EditCatIntent
  ) -> (EditCatState?, [EditCatEffect]) {
    var state = state
    var effects: [EditCatEffect] = []

    switch intent {
    case .choiceMoved(let rows):
      effects = moveChoice(by: rows, in: &state)
    case .savePressed:
      if state.canSave {
        state.lastWork += 1
        state.work = .saving(state.lastWork)
        effects = [.save(state.shown, work: state.lastWork)]
      }
    case .cancelPressed:
      return (nil, [.cancel])
    case .alertAnswered:
      if state.isSaved { return (nil, []) }
      state.notice = nil

    // What was begun before the newest work comes too late.
    case .filtered(let picture, let work):
      if state.work == .filtering(work) {
        state.work = nil
        state.shown = picture
      }
    case .saved(let name, let work):
      if state.work == .saving(work) {
        state.work = nil
        state.isSaved = true
        state.notice = EditCatState.Notice(message: formatter.saved(as: name), reason: nil)
      }
    case .saveFailed(let reason, let work):
      if state.work == .saving(work) {
        state.work = nil
        state.notice = EditCatState.Notice(message: formatter.saveFailure, reason: reason)
      }
    }
    return (state, effects)
  }

  /// Filters the original, never what is shown; a newer choice takes the place of an older one.
  private func moveChoice(by rows: Int, in state: inout EditCatState) -> [EditCatEffect] {
    let filters = PictureFilter.allCases
    let target = min(max(state.choice + rows, 0), filters.count - 1)
    guard target != state.choice, state.canChoose else { return [] }
    state.choice = target
    state.lastWork += 1
    state.work = .filtering(state.lastWork)
    return [.filter(filters[target], state.original, work: state.lastWork)]
  }
}
