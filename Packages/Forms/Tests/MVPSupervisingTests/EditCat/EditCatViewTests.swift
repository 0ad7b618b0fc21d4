import Presentation
import Shared
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import MVPSupervising

@Suite("The editor's view")
struct EditCatViewTests {
  private let model: EditCatModel
  private let presenter: RecordingEditCatPresenter
  private let view: EditCatView

  init() throws {
    model = EditCatModel(picture: try .grey(7))
    presenter = RecordingEditCatPresenter(model)
    view = EditCatView(presenter: presenter)
  }

  @Test func `It draws the model's picture, and the choice it was given`() throws {
    view.stateChanged(choice: 1, .idle)
    let rows = EditCatFormatter().choices.map { Screen.Row(text: $0) }
    let list = Screen.List(sections: [Screen.Section(title: "", rows: rows)], selection: 1)
    #expect(view.screen.title == "Edit Cat")
    for picture in [try Bitmap.grey(7), try Bitmap.grey(100)] {
      model.shown = picture
      let drawn = try #require(Screen.Picture(CatPicture(picture)))
      #expect(view.screen.content == [.picture(drawn), .list(list)])
    }
  }

  @Test func `The picture is there from the start`() throws {
    let drawn = try #require(Screen.Picture(CatPicture(try .grey(7))))
    #expect(view.screen.content.first == .picture(drawn))
  }

  @Test func `While it works it says what it is doing`() {
    let idle = view.screen.content
    view.stateChanged(choice: 0, .filtering)
    #expect(view.screen.content == [.spinner("Working")] + idle)
    view.stateChanged(choice: 0, .saving)
    #expect(view.screen.content == [.spinner("Saving")] + idle)
    view.stateChanged(choice: 0, .idle)
    #expect(view.screen.content == idle)
  }

  @Test func `Keys work as far as no work is going on`() {
    #expect(view.screen.actions.map(\.title) == ["Choose", "Save", "Cancel"])
    #expect(view.screen.actions.filter { !$0.isEnabled } == [])
    view.stateChanged(choice: 0, .filtering)
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Choose", "Cancel"])
    view.stateChanged(choice: 0, .saving)
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Cancel"])
    view.stateChanged(choice: 0, .saved)
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Choose", "Cancel"])
  }

  @Test func `Appearing attaches it, and every key is one call`() {
    view.appeared()
    for key: Key in [.up, .down, "s", .escape, "z"] { view.press(key) }
    #expect(
      presenter.calls == [
        .attached, .choiceMoved(by: -1), .choiceMoved(by: 1), .savePressed, .cancelPressed,
      ])
  }

  @Test(arguments: [nil, "No disk."])
  func `A notice is shown with its reason until the presenter dismisses it`(reason: String?) {
    view.showNotice(Notice("Saved.", reason: reason))
    #expect(view.screen.alert == Screen.Alert(.notice, "Saved.", detail: reason))
    view.answerAlert(false)
    #expect(presenter.calls == [.alertAnswered])
    #expect(view.screen.alert != nil)
    view.dismissAlert()
    #expect(view.screen.alert == nil)
  }

  @Test func `It reports its own changes and the model's`() throws {
    var changes = 0
    view.onChange = { changes += 1 }
    model.shown = try .grey(100)
    view.stateChanged(choice: 0, .filtering)
    view.showNotice(Notice(""))
    view.dismissAlert()
    #expect(changes == 4)
  }
}
