import Shared
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The editor's event handler")
struct EditCatEventPresenterTests {
  private let keeping: KeepingEditCatSuperPresenter
  private let interactor = RecordingEditCatInteractor()
  private let router = RecordingEditCatRouter()
  private let events: EditCatEventPresenter

  init() throws {
    keeping = try KeepingEditCatSuperPresenter()
    events = EditCatEventPresenter(interactor: interactor, router: router)
    events.superPresenter = keeping
  }

  @Test func `The choice stops at the first and the last filter`() {
    events.choiceMoved(by: -1)
    #expect(interactor.calls == [])
    #expect(!keeping.data.isFiltering)
    events.choiceMoved(by: 20)
    #expect(keeping.data.choice == 9)
    #expect(keeping.data.isFiltering)
    events.choiceMoved(by: -1)
    #expect(interactor.calls == [.startFilter(.transfer), .startFilter(.process)])
  }

  @Test func `Saving closes when its end was read`() {
    events.savePressed()
    #expect(keeping.data.isSaving)
    #expect(interactor.calls == [.startSave])
    keeping.data.ending = .saved(as: "cat-1.png")
    #expect(router.closed == 0)
    events.alertAnswered()
    #expect(router.closed == 1)
    #expect(keeping.data.ending == nil)
  }

  @Test func `A picture that can't be saved stays in the editor`() {
    keeping.data.ending = .failed(reason: "No disk.")
    events.alertAnswered()
    #expect(router.closed == 0)
    #expect(keeping.data.ending == nil)
  }

  @Test func `Nothing is saved while a filter is at work`() {
    keeping.data.isFiltering = true
    events.savePressed()
    #expect(interactor.calls == [])
  }

  @Test func `While saving nothing else is saved or chosen`() {
    keeping.data.isSaving = true
    events.savePressed()
    events.choiceMoved(by: 1)
    #expect(interactor.calls == [])
    #expect(keeping.data.choice == 0)
  }

  @Test func `Cancelling closes, and without its presenter nothing else is done`() {
    events.cancelPressed()
    #expect(router.closed == 1)
    events.superPresenter = nil
    events.choiceMoved(by: 1)
    events.savePressed()
    #expect(interactor.calls == [])
  }
}
