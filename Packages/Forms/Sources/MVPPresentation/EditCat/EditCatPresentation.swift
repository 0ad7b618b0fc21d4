import Presentation

/// All that the editor shows, ready to be shown.
nonisolated struct EditCatPresentation: Equatable, Sendable {
  enum State {
    case idle
    case filtering
    case saving
    case saved
  }

  /// How saving ended.
  struct Notice: Equatable {
    let message: String
    let reason: String?
  }

  private(set) var picture: CatPicture
  let choices: [String]
  private(set) var choice = 0
  private(set) var state = State.idle
  var notice: Notice?

  init(picture: CatPicture, choices: [String]) {
    self.picture = picture
    self.choices = choices
  }

  var isFiltering: Bool { state == .filtering }

  var isSaving: Bool { state == .saving }

  var canChoose: Bool { state != .saving }

  var canSave: Bool { state == .idle }

  mutating func startFilter(_ choice: Int) {
    self.choice = choice
    state = .filtering
  }

  mutating func endFilter(_ picture: CatPicture) {
    self.picture = picture
    state = .idle
  }

  mutating func startSave() {
    state = .saving
  }

  mutating func endSave(_ state: State, _ notice: Notice) {
    self.state = state
    self.notice = notice
  }
}
