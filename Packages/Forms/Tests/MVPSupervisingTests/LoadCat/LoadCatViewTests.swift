import Presentation
import Shared
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import MVPSupervising

@Suite("The cat loader's view")
struct LoadCatViewTests {
  private let model = LoadCatModel()
  private let presenter: RecordingLoadCatPresenter
  private let view: LoadCatView

  init() {
    presenter = RecordingLoadCatPresenter(model)
    view = LoadCatView(presenter: presenter) { EditCatView(presenter: $0) }
  }

  @Test func `It draws the model's address and picture, and the spinner it was given`() throws {
    #expect(view.screen.title == "Cats")
    model.address = CatAddress("cat:1")
    view.stateChanged(isLoading: true)
    #expect(view.screen.content == [.text("cat:1"), .spinner("Loading")])
    view.stateChanged(isLoading: false)
    model.picture = try .grey(7)
    let drawn = try #require(Screen.Picture(CatPicture(try .grey(7))))
    #expect(view.screen.content == [.text("cat:1"), .picture(drawn)])
    model.picture = nil
    #expect(view.screen.content == [.text("cat:1")])
  }

  @Test func `A message takes the place of the address, which comes back with the next cat`() {
    model.address = CatAddress("cat:1")
    view.showMessage("Cancelled.")
    #expect(view.screen.content == [.text("Cancelled.")])
    view.showMessage("")
    model.address = CatAddress("cat:2")
    #expect(view.screen.content == [.text("cat:2")])
  }

  @Test func `Keys work as far as there is something to load, to cancel or to edit`() throws {
    #expect(view.screen.actions.map(\.title) == ["Load", "Cancel", "Edit"])
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Load"])
    view.stateChanged(isLoading: true)
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Cancel"])
    view.stateChanged(isLoading: false)
    model.picture = try .grey(7)
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Load", "Edit"])
  }

  @Test func `Appearing attaches it, and every key is one call`() {
    view.appeared()
    for key: Key in ["l", "x", "e", "z"] { view.press(key) }
    #expect(presenter.calls == [.attached, .loadPressed, .cancelPressed, .editPressed])
  }

  @Test func `It presents the editor until it is asked to dismiss it`() throws {
    let editor = RecordingEditCatPresenter(EditCatModel(picture: try .grey(7)))
    view.presentEditor(editor)
    try #require(view.presented).press(.escape)
    #expect(editor.calls == [.attached, .cancelPressed])
    view.dismissEditor()
    #expect(view.presented == nil)
  }

  @Test func `It reports its own changes and the model's`() throws {
    var changes = 0
    view.onChange = { changes += 1 }
    model.address = CatAddress("cat:1")
    model.picture = try .grey(7)
    view.showMessage("")
    view.stateChanged(isLoading: true)
    view.presentEditor(RecordingEditCatPresenter(EditCatModel(picture: try .grey(7))))
    view.dismissEditor()
    #expect(changes == 6)
  }
}
