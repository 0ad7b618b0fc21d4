import Presentation
import Shared
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("The editor's presenter")
struct EditCatPresenterTests {
  private let view = RecordingEditCatView()
  private let useCases = RecordingEditCatUseCases()
  private let router = RecordingEditCatRouter()
  private let presenter: EditCatPresenter

  init() {
    presenter = EditCatPresenter(useCases: useCases, router: router)
    presenter.view = view
  }

  @Test func `It opens with the original picture and every choice`() throws {
    presenter.appeared()
    #expect(useCases.calls == [.start])
    #expect(view.takeCommands() == [.dismissAlert])
    presenter.started(try .grey(7))
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

  @Test func `The choice stops at the first and the last filter`() {
    presenter.choiceMoved(by: -1)
    presenter.choiceMoved(by: 20)
    presenter.filterStarted(.transfer)
    #expect(view.selectedTitle == "Transfer")
    presenter.choiceMoved(by: 1)
    presenter.choiceMoved(by: -1)
    #expect(useCases.calls == [.startFilter(.transfer), .startFilter(.process)])
  }

  @Test func `A filtered picture is shown, and can't be saved before it is there`() throws {
    presenter.filterStarted(.mono)
    #expect(
      view.takeCommands().dropFirst() == [
        .showFiltering(true), .showSaving(false), .enableActions(choose: true, save: false),
      ])
    presenter.filtered(try .grey(100))
    #expect(
      view.takeCommands() == [
        .showPicture(CatPicture(try .grey(100))), .showFiltering(false), .showSaving(false),
        .enableActions(choose: true, save: true),
      ])
  }

  @Test func `Saving reports the name, and then closes`() {
    presenter.savePressed()
    #expect(useCases.calls == [.startSave])
    #expect(view.takeCommands() == [])
    presenter.saveStarted()
    #expect(
      view.takeCommands() == [
        .showFiltering(false), .showSaving(true), .enableActions(choose: false, save: false),
      ])
    presenter.saved(as: "cat-1.png")
    #expect(
      view.takeCommands() == [
        .showFiltering(false), .showSaving(false), .enableActions(choose: true, save: false),
        .showNotice(Notice("Saved as cat-1.png.")),
      ])
    #expect(router.closed == 0)
    presenter.alertAnswered()
    #expect(router.closed == 1)
  }

  @Test func `A failed save says why, and the editor stays open`() {
    presenter.saveStarted()
    _ = view.takeCommands()
    presenter.saveFailed(reason: "No disk.")
    #expect(
      view.takeCommands() == [
        .showFiltering(false), .showSaving(false), .enableActions(choose: true, save: true),
        .showNotice(Notice("Couldn't save the picture.", reason: "No disk.")),
      ])
    presenter.alertAnswered()
    #expect(view.takeCommands() == [.dismissAlert])
    #expect(router.closed == 0)
  }

  @Test func `How saving ended is shown again when the view appears again`() {
    presenter.saved(as: "cat-1.png")
    _ = view.takeCommands()
    presenter.appeared()
    #expect(view.takeCommands() == [.showNotice(Notice("Saved as cat-1.png."))])
  }

  @Test func `Cancelling closes and saves nothing`() {
    presenter.cancelPressed()
    #expect(useCases.calls == [.cancelFilter, .cancelSave])
    #expect(router.closed == 1)
  }

  @Test func `It holds its view weakly`() {
    var view: RecordingEditCatView? = RecordingEditCatView()
    weak let released = view
    presenter.view = view
    view = nil
    #expect(released == nil)
  }
}
