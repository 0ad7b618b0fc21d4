import Presentation
import Shared
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import MVVMBound

/// A view knows its view model as it is, so the real one stands behind it, over scripted cats.
@Suite("The cat loader's view")
struct LoadCatViewTests {
  private let cats = ScriptedCatProvider()
  private let viewModel: LoadCatViewModel
  private let view: LoadCatView

  init() {
    viewModel = LoadCatViewModel(
      provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary())
    view = LoadCatView(viewModel: viewModel)
  }

  @Test func `It draws caption, spinner and picture as they are`() async throws {
    #expect(view.screen.title == "Cats")
    #expect(view.screen.content == [.text("")])
    view.press("l")
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(view.screen.content == [.text("cat:1"), .spinner("Loading")])
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    let picture = try #require(Screen.Picture(CatPicture(.grey(7))))
    #expect(view.screen.content == [.text("cat:1"), .picture(picture)])
  }

  @Test func `Keys work when there is something for them`() async throws {
    #expect(view.screen.actions.map(\.title) == ["Load", "Cancel", "Edit"])
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Load"])
    view.press("l")
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Cancel"])
    try await deliver()
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Load", "Edit"])
  }

  @Test func `Every key is one call`() async throws {
    view.press("l")
    view.press("x")
    #expect(viewModel.caption.value == "Cancelled.")
    view.press("z")
    view.press("e")
    #expect(viewModel.editor.value == nil)
  }

  @Test func `It presents one editor for as long as there is one`() async throws {
    view.press("l")
    try await deliver()
    view.press("e")
    let editor = try #require(view.presented)
    editor.press(.down)
    #expect(view.presented === editor)
    editor.press(.escape)
    #expect(view.presented == nil)
  }

  @Test func `It reports every change, once for each bound value that was set`() async throws {
    var changes = 0
    view.onChange = { changes += 1 }
    // The caption, two values that follow from the picture, and three from whether it loads.
    view.press("l")
    #expect(changes == 6)
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(changes == 7)
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(changes == 12)
    view.press("e")
    #expect(changes == 13)
    view.presented?.press(.escape)
    #expect(changes == 14)
  }

  private func deliver() async throws {
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    await cats.pictures.answer(0, with: .success(try .grey(7)))
  }
}
