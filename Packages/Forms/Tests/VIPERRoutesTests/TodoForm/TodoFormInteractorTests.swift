import Shared
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The form's interactor")
struct TodoFormInteractorTests {
  private let store: FailingStore
  private let output = RecordingTodoFormInteractorOutput()

  init() throws {
    store = try FailingStore("x 2026-11-20 A")
  }

  @Test func `Adding starts with no title and today`() {
    let interactor = adding()
    interactor.start()
    #expect(
      output.answers == [
        .started(TodoFormResponse(isNew: true, title: "", due: .fixed))
      ])
  }

  @Test(arguments: [3, -3])
  func `Adding starts with what is known already, but with no day before today`(days: Int) {
    let interactor = interactor(.add(title: "B", due: .fixed(plus: days)))
    interactor.start()
    #expect(
      output.answers == [
        .started(TodoFormResponse(isNew: true, title: "B", due: .fixed(plus: max(days, 0))))
      ])
  }

  @Test func `Editing starts with the todo as it is`() {
    let interactor = editing()
    interactor.start()
    #expect(
      output.answers == [
        .started(TodoFormResponse(isNew: false, title: "A", due: .fixed(plus: -1)))
      ])
  }

  @Test func `The due day moves, and a new todo can't be due before today`() {
    let interactor = adding()
    for days in [7, 1, -7, -7] { interactor.moveDue(byDays: days) }
    #expect(
      output.answers == [
        .dueMoved(to: .fixed(plus: 7)), .dueMoved(to: .fixed(plus: 8)),
        .dueMoved(to: .fixed(plus: 1)), .dueMoved(to: .fixed),
      ])
  }

  @Test func `An overdue todo can stay overdue, but not get more overdue`() {
    let interactor = editing()
    interactor.moveDue(byDays: 7)
    interactor.moveDue(byDays: -8)
    #expect(
      output.answers == [.dueMoved(to: .fixed(plus: 6)), .dueMoved(to: .fixed(plus: -1))])
  }

  @Test func `A todo needs a title`() throws {
    let interactor = adding()
    interactor.changeTitle(to: "  ")
    interactor.save()
    #expect(output.answers == [.titleRefused(.empty)])
    #expect(try store.lines == ["x 2026-11-20 A"])
  }

  @Test func `A title has at most 200 characters`() throws {
    let interactor = adding()
    interactor.changeTitle(to: String(repeating: "A", count: 201))
    interactor.save()
    #expect(output.answers == [.titleRefused(.tooLong)])
    #expect(try store.lines == ["x 2026-11-20 A"])
  }

  @Test func `Saving adds the todo without the white space around its title`() throws {
    let interactor = adding()
    interactor.changeTitle(to: " B ")
    interactor.moveDue(byDays: 1)
    interactor.save()
    #expect(try store.lines == ["x 2026-11-20 A", "2026-11-22 B"])
    #expect(try store.todos().last?.created == FailingStore.created)
    #expect(output.answers.last == .saved(2))
  }

  @Test func `Saving changes the todo that is edited`() throws {
    let interactor = editing()
    interactor.changeTitle(to: "B")
    interactor.moveDue(byDays: 2)
    interactor.save()
    #expect(try store.lines == ["x 2026-11-22 B"])
    #expect(output.answers.last == .saved(1))
  }

  @Test func `A failed save says why`() {
    let interactor = editing()
    store.fail(.save)
    interactor.save()
    #expect(output.answers == [.saveFailed(reason: FailingStore.reason)])
  }

  @Test func `It holds its output weakly`() {
    let interactor = adding()
    var output: RecordingTodoFormInteractorOutput? = RecordingTodoFormInteractorOutput()
    weak let released = output
    interactor.output = output
    output = nil
    #expect(released == nil)
  }

  private func adding() -> TodoFormInteractor {
    interactor(.add())
  }

  private func editing() -> TodoFormInteractor {
    interactor(.edit(id: 1, title: "A", due: .fixed(plus: -1)))
  }

  private func interactor(_ request: TodoFormRequest) -> TodoFormInteractor {
    let interactor = TodoFormInteractor(
      store: store, clock: .fixed, calendar: .fixed, request: request)
    interactor.output = output
    return interactor
  }
}
