import Presentation

/// Everything the editor shows, ready for display.
nonisolated struct EditCatPresentation: Equatable, Sendable {
  enum Phase {
    case idle
    case filtering
    case saving
    case saved
  }

  private(set) var picture: CatPicture
  let choices: [String]
  private(set) var choice = 0
  private(set) var phase = Phase.idle
  /// How saving ended.
  var notice: Notice?

  init(picture: CatPicture, choices: [String]) {
    self.picture = picture
    self.choices = choices
  }

  var isFiltering: Bool { phase == .filtering }

  var isSaving: Bool { phase == .saving }

  var canChoose: Bool { phase != .saving }

  var canSave: Bool { phase == .idle }

  mutating func startFilter(_ choice: Int) {
    self.choice = choice
    phase = .filtering
  }

  mutating func endFilter(_ picture: CatPicture) {
    self.picture = picture
    phase = .idle
  }

  mutating func startSave() {
    phase = .saving
  }

  mutating func endSave(_ phase: Phase, saying notice: Notice) {
    self.phase = phase
    self.notice = notice
  }
}
