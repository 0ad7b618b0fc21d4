import Presentation
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import VIPERObserved

@Suite("The cat loader's view")
struct LoadCatViewTests {
  private let presenter = RecordingLoadCatPresenter()
  private let viewModel = LoadCatViewModel()
  private let view: LoadCatView

  init() {
    view = LoadCatView(presenter: presenter, viewModel: viewModel)
  }

  @Test func `It draws caption, spinner and picture as its view model has them`() throws {
    #expect(view.screen.title == "Cats")
    viewModel.caption = "cat:1"
    viewModel.isLoading = true
    #expect(view.screen.content == [.text("cat:1"), .spinner("Loading")])
    viewModel.isLoading = false
    let cat = CatPicture(try .grey(7))
    viewModel.picture = cat
    let picture = try #require(Screen.Picture(cat))
    #expect(view.screen.content == [.text("cat:1"), .picture(picture)])
    viewModel.picture = nil
    #expect(view.screen.content == [.text("cat:1")])
  }

  @Test func `Keys work as its view model has it, whatever it shows`() throws {
    viewModel.isLoading = true
    viewModel.picture = CatPicture(try .grey(7))
    #expect(view.screen.actions.map(\.title) == ["Load", "Cancel", "Edit"])
    #expect(view.screen.actions.filter(\.isEnabled) == [])
    viewModel.canLoad = true
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Load"])
    viewModel.canCancel = true
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Load", "Cancel"])
    viewModel.canEdit = true
    #expect(view.screen.actions.filter { !$0.isEnabled } == [])
  }

  @Test func `Every key is one call`() {
    view.appeared()
    for key: Key in ["l", "x", "e", "z"] { view.press(key) }
    #expect(presenter.calls == [.appeared, .loadPressed, .cancelPressed, .editPressed])
  }

  @Test func `It presents what its router asks for until that is dismissed`() {
    let editor = RecordingScene()
    view.present(editor)
    #expect(view.presented === editor)
    #expect(editor.appearances == 1)
    view.dismiss()
    #expect(view.presented == nil)
  }

  @Test func `It says once whenever it changed`() throws {
    let picture = CatPicture(try .grey(7))
    #expect(renderings { viewModel.caption = "cat:1" } == 1)
    #expect(renderings { viewModel.isLoading = true } == 1)
    #expect(renderings { viewModel.picture = picture } == 1)
    #expect(renderings { viewModel.canLoad = true } == 1)
    #expect(renderings { viewModel.canCancel = true } == 1)
    #expect(renderings { viewModel.canEdit = true } == 1)
    #expect(renderings { view.present(RecordingScene()) } == 1)
    #expect(renderings { view.dismiss() } == 1)
  }

  private func renderings(_ action: () -> Void) -> Int {
    var count = 0
    _ = view.screen
    view.onChange = { count += 1 }
    action()
    view.onChange = {}
    return count
  }
}
