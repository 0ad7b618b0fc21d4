import Shared
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("Saving a todo")
struct SaveTodoInteractorTests {
  private let data = ScriptedTodoFormDataManager()
  private let output = RecordingTodoFormOutput()
  private let interactor: SaveTodoInteractor

  init() {
    interactor = SaveTodoInteractor(data: data, clock: .fixed)
    interactor.output = output
  }

  @Test func `The draft is saved without the white space around its title`() {
    let draft = TodoDraftEntity(id: 1, title: " B ", due: .fixed(plus: 1), earliest: .fixed)
    data.draft = draft
    interactor.save()
    #expect(data.saved == [draft.titled("B")])
    #expect(data.instants == [FailingStore.created])
    #expect(output.answers == [.saved(ScriptedTodoFormDataManager.savedID)])
  }

  @Test func `A todo needs a title`() {
    data.draft = TodoDraftEntity(today: .fixed).titled("  ")
    interactor.save()
    #expect(output.answers == [.titleRefused(.empty)])
    #expect(data.saved == [])
  }

  @Test func `A title has at most 200 characters`() {
    data.draft = TodoDraftEntity(today: .fixed).titled(String(repeating: "A", count: 201))
    interactor.save()
    #expect(output.answers == [.titleRefused(.tooLong)])
    #expect(data.saved == [])
  }

  @Test func `A todo that can't be saved says why, and the draft stays`() {
    data.draft = TodoDraftEntity(today: .fixed).titled(" A ")
    data.fail()
    interactor.save()
    #expect(output.answers == [.saveFailed(reason: "No disk.")])
    #expect(data.draft?.title == " A ")
  }

  @Test func `Before a draft there is nothing to save`() {
    interactor.save()
    #expect(output.answers == [])
    #expect(data.saved == [])
  }

  @Test func `It holds its output weakly`() {
    var output: RecordingTodoFormOutput? = RecordingTodoFormOutput()
    weak let released = output
    interactor.output = output
    output = nil
    #expect(released == nil)
  }
}
