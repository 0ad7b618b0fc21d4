import Presentation
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import VIPERObserved

@Suite("The editor's view")
struct EditCatViewTests {
  private let presenter = RecordingEditCatPresenter()
  private let viewModel = EditCatViewModel()
  private let view: EditCatView

  init() {
    view = EditCatView(presenter: presenter, viewModel: viewModel)
  }

  @Test func `It draws picture and choices as its view model has them`() throws {
    let cat = CatPicture(try .grey(7))
    viewModel.picture = cat
    viewModel.choices = ["A", "B"]
    viewModel.choice = 1
    let rows = [Screen.Row(text: "A"), Screen.Row(text: "B")]
    #expect(view.screen.title == "Edit Cat")
    #expect(
      view.screen.content == [
        .picture(try #require(Screen.Picture(cat))),
        .list(Screen.List(sections: [Screen.Section(title: "", rows: rows)], selection: 1)),
      ])
  }

  @Test func `While it works it says what it is doing`() {
    viewModel.isFiltering = true
    #expect(view.screen.content.first == .spinner("Working"))
    viewModel.isFiltering = false
    viewModel.isSaving = true
    #expect(view.screen.content.first == .spinner("Saving"))
    viewModel.isSaving = false
    #expect(view.screen.content.count == 1)
  }

  @Test func `Keys work as its view model has it, whatever it shows`() {
    viewModel.isFiltering = true
    viewModel.isSaving = true
    #expect(view.screen.actions.map(\.title) == ["Choose", "Save", "Cancel"])
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Cancel"])
    viewModel.canChoose = true
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Choose", "Cancel"])
    viewModel.canSave = true
    #expect(view.screen.actions.filter { !$0.isEnabled } == [])
  }

  @Test func `It reports when it appears, and every key is one call`() {
    view.appeared()
    for key: Key in [.up, .down, "s", .escape, "z"] { view.press(key) }
    #expect(
      presenter.calls == [
        .appeared, .choiceMoved(by: -1), .choiceMoved(by: 1), .savePressed, .cancelPressed,
      ])
  }

  @Test(arguments: [nil, "No disk."])
  func `A notice is shown for as long as there is one`(reason: String?) {
    viewModel.notice = Notice("Saved.", reason: reason)
    #expect(view.screen.alert == Screen.Alert(.notice, "Saved.", detail: reason))
    view.answerAlert(false)
    #expect(presenter.calls == [.alertAnswered])
    viewModel.notice = nil
    #expect(view.screen.alert == nil)
  }

  @Test func `It says once whenever it changed`() throws {
    let picture = CatPicture(try .grey(7))
    #expect(renderings { viewModel.choices = ["A"] } == 1)
    #expect(renderings { viewModel.choice = 1 } == 1)
    #expect(renderings { viewModel.picture = picture } == 1)
    #expect(renderings { viewModel.isFiltering = true } == 1)
    #expect(renderings { viewModel.isSaving = true } == 1)
    #expect(renderings { viewModel.canChoose = true } == 1)
    #expect(renderings { viewModel.canSave = true } == 1)
    #expect(renderings { viewModel.notice = Notice("") } == 1)
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
