import Presentation
import Shared
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The form's data source")
struct TodoFormDataPresenterTests {
  private let keeping = KeepingTodoFormSuperPresenter()
  private let data = TodoFormDataPresenter()

  init() {
    data.superPresenter = keeping
  }

  @Test(arguments: [true, false])
  func `What the form is about is put into words`(isNew: Bool) {
    keeping.data = TodoFormData(isNew: isNew, title: "A", due: .fixed)
    #expect(data.heading == (isNew ? "Add Todo" : "Edit Todo"))
    #expect(data.title == "A")
    #expect(data.due == "2026-11-21 Saturday")
    #expect(data.message == "")
    #expect(data.alert == nil)
  }

  @Test func `Before the interactor has started there is nothing to say`() {
    #expect([data.heading, data.title, data.due, data.message] == ["", "", "", ""])
    #expect(data.alert == nil)
  }

  @Test func `What is wrong is put into words`() {
    keeping.data = TodoFormData(isNew: true, title: "", due: .fixed, refusal: .empty)
    #expect(data.message == "A todo needs a title.")
    keeping.data?.refusal = .tooLong
    #expect(data.message == "A title can have at most 200 characters.")
    keeping.data?.failure = "No disk."
    #expect(data.alert == .notice(Notice("Couldn't save the todo.", reason: "No disk.")))
  }
}
