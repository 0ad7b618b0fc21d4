/// What the presenter asks for when something was typed.
protocol ChangeTitleUseCase: AnyObject {
  func changeTitle(to title: String)
}

/// Changes the draft's title; whether it makes one is asked when it is saved.
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
