import Presentation
import Shared
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import MVVMBound

/// A view knows its view model as it is, so the real one stands behind it, over scripted work.
@Suite("The editor's view")
struct EditCatViewTests {
  private let processor = ScriptedPictureProcessor()
  private let library = ScriptedPhotoLibrary()
  private let end = RecordingEnd()
  private let viewModel: EditCatViewModel
  private let view: EditCatView

  init() throws {
    viewModel = EditCatViewModel(
      processor: processor, library: library, picture: try .grey(7), onClosed: end.closed)
    view = EditCatView(viewModel: viewModel)
  }

  @Test func `It draws picture and choices as they are`() throws {
    let rows = viewModel.choices.map { Screen.Row(text: $0) }
    #expect(view.screen.title == "Edit Cat")
    #expect(
      view.screen.content == [
        .picture(try #require(Screen.Picture(CatPicture(.grey(7))))),
        .list(Screen.List(sections: [Screen.Section(title: "", rows: rows)], selection: 0)),
      ])
  }

  @Test
  func `While work is going on it says which, and keys that don't fit are disabled`() async throws {
    #expect(view.screen.actions.map(\.title) == ["Choose", "Save", "Cancel"])
    #expect(view.screen.actions.filter { !$0.isEnabled } == [])
    view.press(.down)
    #expect(view.screen.content.first == .spinner("Working"))
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Choose", "Cancel"])
    await processor.calls.answer(0, with: try .grey(100))
    view.press("s")
    #expect(view.screen.content.first == .spinner("Saving"))
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Cancel"])
  }

  @Test func `Every key is one call`() async throws {
    for (key, choice): (Key, Int) in [(.down, 1), (.down, 2), (.up, 1), ("z", 1)] {
      view.press(key)
      #expect(viewModel.choice.value == choice)
    }
    await processor.calls.answer(2, with: try .grey(100))
    view.press("s")
    #expect(viewModel.isSaving.value)
    view.press(.escape)
    #expect(end.ends == [.closed])
  }

  @Test func `A notice is shown with its reason until it is dismissed`() async {
    view.press("s")
    await library.calls.answer(0, with: .failure(.cancelled))
    #expect(
      view.screen.alert
        == Screen.Alert(
          .notice, "Couldn't save the picture.", detail: PhotoLibraryError.cancelled.description))
    view.answerAlert(false)
    #expect(view.screen.alert == nil)
  }

  @Test func `It reports every change, once for each bound value that was set`() async throws {
    var changes = 0
    view.onChange = { changes += 1 }
    view.press(.up)
    #expect(changes == 0)
    // The choice, and four values that follow from the phase.
    view.press(.down)
    #expect(changes == 5)
    await processor.calls.answer(0, with: try .grey(100))
    #expect(changes == 10)
    view.press("s")
    #expect(changes == 14)
    await library.calls.answer(0, with: .failure(.cancelled))
    #expect(changes == 19)
    view.answerAlert(false)
    #expect(changes == 20)
  }
}
