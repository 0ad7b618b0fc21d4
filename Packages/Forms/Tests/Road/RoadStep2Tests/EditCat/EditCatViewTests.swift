import Presentation
import Shared
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import RoadStep2

/// The view reads its real presenter, so a test first brings that into the state to be drawn.
@Suite("The editor's view")
struct EditCatViewTests {
  private let processor = ScriptedPictureProcessor()
  private let library = ScriptedPhotoLibrary()
  private let delegate = RecordingEditCatPresenterDelegate()
  private let view: EditCatView

  init() throws {
    let presenter = EditCatPresenter(
      processor: processor, library: library, picture: try .grey(7))
    presenter.delegate = delegate
    view = EditCatView(presenter: presenter)
  }

  @Test func `It draws picture and choices`() throws {
    let rows = EditCatFormatter().choices.map { Screen.Row(text: $0) }
    #expect(view.screen.title == "Edit Cat")
    #expect(
      view.screen.content == [
        .picture(try #require(Screen.Picture(CatPicture(try .grey(7))))),
        .list(Screen.List(sections: [Screen.Section(title: "", rows: rows)], selection: 0)),
      ])
    #expect(view.screen.actions.map(\.title) == ["Choose", "Save", "Cancel"])
    #expect(enabled == ["Choose", "Save", "Cancel"])
  }

  @Test func `While work is going on it says which, and which keys work`() async throws {
    view.press(.down)
    #expect(view.screen.content.first == .spinner("Working"))
    #expect(enabled == ["Choose", "Cancel"])
    await processor.calls.answer(0, with: try .grey(100))
    view.press("s")
    #expect(view.screen.content.first == .spinner("Saving"))
    #expect(enabled == ["Cancel"])
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(enabled == ["Choose", "Cancel"])
  }

  @Test func `It attaches itself, and keys reach the presenter`() {
    var told: Screen?
    view.onChange = { [unowned view] in told = view.screen }
    for key: Key in [.down, .down, .up, "z"] { view.press(key) }
    #expect(told == view.screen)
    guard case .list(let choices) = view.screen.content.last else {
      Issue.record("No choices")
      return
    }
    #expect(choices.selection == 1)
    #expect(delegate.closed == 0)
    view.press(.escape)
    #expect(delegate.closed == 1)
  }

  @Test func `A notice is shown with its reason until it is read`() async {
    view.press("s")
    await library.calls.answer(0, with: .failure(.cancelled))
    let reason = PhotoLibraryError.cancelled.description
    #expect(
      view.screen.alert
        == Screen.Alert(.notice, "Couldn't save the picture.", detail: reason))
    view.answerAlert(false)
    #expect(view.screen.alert == nil)
  }

  @Test func `It reports every change`() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.update()
    #expect(changes == 1)
  }

  private var enabled: [String] {
    view.screen.actions.filter(\.isEnabled).map(\.title)
  }
}
