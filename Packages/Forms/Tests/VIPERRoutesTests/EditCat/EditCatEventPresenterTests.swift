import Shared
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The editor's event handler")
struct EditCatEventPresenterTests {
  private let keeping = KeepingEditCatSuperPresenter()
  private let interactor = RecordingEditCatInteractor()
  private let router = RecordingEditCatRouter()
  private let events: EditCatEventPresenter

  init() throws {
    keeping.response = try .grey(7)
    events = EditCatEventPresenter(interactor: interactor, router: router)
    events.superPresenter = keeping
  }

  @Test func `It starts when its view appears; saving is the interactor's`() {
    events.appeared()
    events.savePressed()
    #expect(interactor.calls == [.start, .startSave])
  }

  @Test func `The choice stops at the first and the last filter`() throws {
    events.choiceMoved(by: -1)
    events.choiceMoved(by: 20)
    keeping.response = try .grey(7, .transfer, .filtering)
    events.choiceMoved(by: 1)
    events.choiceMoved(by: -1)
    #expect(interactor.calls == [.startFilter(.transfer), .startFilter(.process)])
  }

  @Test func `What was saved closes the editor when that was read`() throws {
    keeping.response = try .grey(7, .original, .saved)
    keeping.end = .saved(as: "cat-1.png")
    #expect(router.closed == 0)
    events.alertAnswered()
    #expect(router.closed == 1)
    #expect(keeping.end == nil)
  }

  @Test func `A picture that can't be saved stays in the editor`() {
    keeping.end = .failed(reason: "No disk.")
    events.alertAnswered()
    #expect(router.closed == 0)
    #expect(keeping.end == nil)
  }

  @Test func `Cancelling closes and saves nothing`() {
    events.cancelPressed()
    #expect(interactor.calls == [.cancel])
    #expect(router.closed == 1)
  }

  @Test func `Before the interactor has started there is nothing to choose`() {
    keeping.response = nil
    events.choiceMoved(by: 1)
    #expect(interactor.calls == [])
  }
}
