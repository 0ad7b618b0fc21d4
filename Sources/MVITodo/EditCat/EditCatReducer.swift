import Shared

/// Tells what the editor becomes when something happens to it, and nothing else.
nonisolated struct EditCatReducer {
  private let formatter = EditCatFormatter()
  private let pictureFormatter = LoadCatFormatter()

  /// The editor as it opens.
  func start(editing picture: Bitmap) -> EditCatState {
    EditCatState(
      original: picture, shown: picture,
      choices: PictureFilter.allCases.map(formatter.title),
      picture: pictureFormatter.picture(picture))
  }

  func reduce(
    _ state: EditCatState, _ intent: EditCatIntent
  ) -> (EditCatState, [EditCatEffect]) {
    var state = state
    var effects: [EditCatEffect] = []

    switch intent {
    case .choiceMoved(let rows):
      effects = moveChoice(by: rows, in: &state)
    case .savePressed:
      state.isSaving = true
      effects = [.save(state.shown, work: startWork(in: &state))]
    case .cancelPressed:
      state.isClosed = true
      effects = [.cancel]
    case .alertAnswered:
      state.notice = nil
      state.isClosed = state.isSaved

    // What was begun before the newest work comes too late.
    case .filtered(let picture, let work):
      if work == state.work {
        state.shown = picture
        state.picture = pictureFormatter.picture(picture)
        state.isFiltering = false
      }
    case .saved(let name, let work):
      if work == state.work {
        state.isSaved = true
        endSave(EditCatNotice(message: "Saved as \(name).", reason: nil), in: &state)
      }
    case .saveFailed(let reason, let work):
      if work == state.work {
        endSave(
          EditCatNotice(message: "Couldn't save the picture.", reason: reason), in: &state)
      }
    }
    return (state, effects)
  }
}

nonisolated extension EditCatReducer {
  /// Filters the original, never what is shown; a newer choice takes the place of an older one.
  private func moveChoice(by rows: Int, in state: inout EditCatState) -> [EditCatEffect] {
    let filters = PictureFilter.allCases
    let target = min(max(state.choice + rows, 0), filters.count - 1)
    guard target != state.choice else { return [] }
    state.choice = target
    state.isFiltering = true
    return [.filter(filters[target], state.original, work: startWork(in: &state))]
  }

  private func startWork(in state: inout EditCatState) -> Int {
    state.lastWork += 1
    state.work = state.lastWork
    return state.lastWork
  }

  private func endSave(_ notice: EditCatNotice, in state: inout EditCatState) {
    state.isSaving = false
    state.notice = notice
  }
}
