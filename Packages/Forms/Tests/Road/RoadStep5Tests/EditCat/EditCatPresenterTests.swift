import Presentation
import Shared
import TestSupport
import Testing

@testable import RoadStep5

@Suite("The editor's presenter")
struct EditCatPresenterTests {
  private let view = RecordingEditCatView()
  private let interactor = RecordingEditCatInteractor()
  private let delegate = RecordingEditCatPresenterDelegate()
  private let presenter: EditCatPresenter

  init() {
    presenter = EditCatPresenter(interactor: interactor)
    presenter.delegate = delegate
    presenter.attach(view)
  }

  @Test func `It opens with the original picture and every choice`() throws {
    #expect(interactor.calls == [.start])
    #expect(view.takeCommands() == [.dismissAlert])
    presenter.changed(try .grey(7))
    #expect(
      view.takeCommands() == [
        .showPicture(CatPicture(try .grey(7))),
        .showChoices(
          [
            "Original", "Mono", "Sepia", "Invert", "Noir", "Chrome", "Fade", "Instant", "Process",
            "Transfer",
          ], selection: 0),
        .showFiltering(false), .showSaving(false), .enableActions(choose: true, save: true),
      ])
  }

  @Test func `The choice stops at the first and the last filter`() throws {
    presenter.choiceMoved(by: -1)
    presenter.choiceMoved(by: 20)
    presenter.changed(try .grey(7, .transfer, .filtering))
    #expect(view.selectedTitle == "Transfer")
    presenter.choiceMoved(by: 1)
    presenter.choiceMoved(by: -1)
    #expect(interactor.calls == [.start, .startFilter(.transfer), .startFilter(.process)])
  }

  @Test func `A filtered picture is shown, and can't be saved before it is there`() throws {
    _ = view.takeCommands()
    presenter.changed(try .grey(7, .mono, .filtering))
    #expect(
      view.takeCommands() == [
        .showPicture(CatPicture(try .grey(7))),
        .showChoices(EditCatFormatter().choices, selection: 1),
        .showFiltering(true), .showSaving(false), .enableActions(choose: true, save: false),
      ])
    presenter.changed(try .grey(100, .mono))
    #expect(
      view.takeCommands() == [
        .showPicture(CatPicture(try .grey(100))),
        .showChoices(EditCatFormatter().choices, selection: 1),
        .showFiltering(false), .showSaving(false), .enableActions(choose: true, save: true),
      ])
  }

  @Test func `Saving reports the name, and then closes`() throws {
    _ = view.takeCommands()
    presenter.savePressed()
    #expect(interactor.calls == [.start, .startSave])
    #expect(view.takeCommands() == [])
    presenter.changed(try .grey(7, .original, .saving))
    #expect(
      view.takeCommands().suffix(3) == [
        .showFiltering(false), .showSaving(true), .enableActions(choose: false, save: false),
      ])
    presenter.changed(try .grey(7, .original, .saved))
    presenter.saved(as: "cat-1.png")
    #expect(
      view.takeCommands().suffix(4) == [
        .showFiltering(false), .showSaving(false), .enableActions(choose: true, save: false),
        .showNotice(Notice("Saved as cat-1.png.")),
      ])
    #expect(delegate.closed == 0)
    presenter.alertAnswered()
    #expect(delegate.closed == 1)
  }

  @Test func `A failed save says why, and the editor stays open`() throws {
    presenter.changed(try .grey(7))
    presenter.saveFailed(reason: "No disk.")
    #expect(
      view.takeCommands().suffix(2) == [
        .enableActions(choose: true, save: true),
        .showNotice(Notice("Couldn't save the picture.", reason: "No disk.")),
      ])
    presenter.alertAnswered()
    #expect(view.takeCommands() == [.dismissAlert])
    #expect(delegate.closed == 0)
  }

  @Test func `How saving ended is shown again when the view appears again`() {
    presenter.saved(as: "cat-1.png")
    _ = view.takeCommands()
    presenter.attach(view)
    #expect(view.takeCommands() == [.showNotice(Notice("Saved as cat-1.png."))])
  }

  @Test func `Cancelling closes and saves nothing`() {
    presenter.cancelPressed()
    #expect(interactor.calls == [.start, .cancel])
    #expect(delegate.closed == 1)
  }

  @Test func `It holds its view weakly`() throws {
    var view: RecordingEditCatView? = RecordingEditCatView()
    weak let released = view
    presenter.attach(try #require(view))
    view = nil
    #expect(released == nil)
  }
}
