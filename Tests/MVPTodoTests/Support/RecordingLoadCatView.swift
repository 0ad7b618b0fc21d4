@testable import MVPTodo

/// A passive view that draws nothing and remembers what it was told.
final class RecordingLoadCatView: LoadCatView {
  enum Command: Equatable {
    case showCaption(String)
    case showLoading(Bool)
    case showPicture(CatPicture?)
    case showEditor
    case hideEditor
  }

  private var commands: [Command] = []
  private(set) var editor: (any EditCatPresenterProtocol)?

  /// The commands since the last time.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  func showCaption(_ caption: String) { commands.append(.showCaption(caption)) }
  func showLoading(_ isLoading: Bool) { commands.append(.showLoading(isLoading)) }
  func showPicture(_ picture: CatPicture?) { commands.append(.showPicture(picture)) }

  func showEditor(_ presenter: any EditCatPresenterProtocol) {
    commands.append(.showEditor)
    editor = presenter
  }

  func hideEditor() {
    commands.append(.hideEditor)
    editor = nil
  }
}
