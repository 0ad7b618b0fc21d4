import Presentation

/// All that the editor shows, ready to be shown.
nonisolated struct EditCatPresentation: Equatable, Sendable {
  /// How saving ended.
  struct Notice: Equatable {
    let message: String
    let reason: String?
  }

  private(set) var picture: CatPicture
  let choices: [String]
  private(set) var choice = 0
  private(set) var isFiltering = false
  private(set) var isSaving = false
  var notice: Notice?

  init(picture: CatPicture, choices: [String]) {
    self.picture = picture
    self.choices = choices
  }

  var canChoose: Bool { !isSaving }

  var canSave: Bool { !isFiltering && !isSaving }

  mutating func startFilter(_ choice: Int) {
    self.choice = choice
    isFiltering = true
  }

  mutating func endFilter(_ picture: CatPicture) {
    self.picture = picture
    isFiltering = false
  }

  mutating func startSave() {
    isSaving = true
  }

  mutating func endSave(_ notice: Notice) {
    isSaving = false
    self.notice = notice
  }
}
