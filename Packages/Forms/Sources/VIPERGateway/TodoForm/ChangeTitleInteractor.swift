/// Called by the presenter when the user types.
protocol ChangeTitleUseCase: AnyObject {
  func changeTitle(to title: String)
}

/// Changes the draft's title, which is validated only when the draft is saved.
final class ChangeTitleInteractor {
  private let data: any TodoDraftPort

  init(data: any TodoDraftPort) {
    self.data = data
  }
}

extension ChangeTitleInteractor: ChangeTitleUseCase {
  func changeTitle(to title: String) {
    data.draft = data.draft?.titled(title)
  }
}
