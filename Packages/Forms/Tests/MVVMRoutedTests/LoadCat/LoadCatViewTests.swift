import Presentation
import Shared
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import MVVMRouted

@Suite("The cat loader's view")
struct LoadCatViewTests {
  private let viewModel = RecordingLoadCatViewModel()
  private let view: LoadCatView

  init() {
    view = LoadCatView(viewModel: viewModel)
  }

  @Test func `It draws caption, spinner and picture as they are bound`() throws {
    #expect(view.screen.title == "Cats")
    viewModel.captionValue.value = "cat:1"
    viewModel.isLoadingValue.value = true
    #expect(view.screen.content == [.text("cat:1"), .spinner("Loading")])
    viewModel.isLoadingValue.value = false
    let cat = CatPicture(try .grey(7))
    viewModel.pictureValue.value = cat
    let picture = try #require(Screen.Picture(cat))
    #expect(view.screen.content == [.text("cat:1"), .picture(picture)])
    viewModel.pictureValue.value = nil
    #expect(view.screen.content == [.text("cat:1")])
  }

  @Test func `Keys work as its view model says, whatever it shows`() throws {
    viewModel.isLoadingValue.value = true
    viewModel.pictureValue.value = CatPicture(try .grey(7))
    #expect(view.screen.actions.map(\.title) == ["Load", "Cancel", "Edit"])
    #expect(view.screen.actions.filter(\.isEnabled) == [])
    viewModel.canLoadValue.value = true
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Load"])
    viewModel.canCancelValue.value = true
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Load", "Cancel"])
    viewModel.canEditValue.value = true
    #expect(view.screen.actions.filter { !$0.isEnabled } == [])
  }

  @Test func `Every key is one call`() {
    view.appeared()
    for key: Key in ["l", "x", "e", "z"] { view.press(key) }
    #expect(viewModel.calls == [.loadPressed, .cancelPressed, .editPressed])
  }

  @Test func `It presents what its router says until it is dismissed`() {
    let editor = RecordingScene()
    view.present(editor)
    #expect(view.presented === editor)
    view.dismiss()
    #expect(view.presented == nil)
  }

  @Test func `It reports every change, once for each value that was set`() {
    var changes = 0
    view.onChange = { changes += 1 }
    viewModel.captionValue.value = ""
    viewModel.isLoadingValue.value = true
    viewModel.pictureValue.value = nil
    viewModel.canLoadValue.value = true
    viewModel.canCancelValue.value = true
    viewModel.canEditValue.value = true
    view.present(RecordingScene())
    view.dismiss()
    #expect(changes == 8)
  }
}
