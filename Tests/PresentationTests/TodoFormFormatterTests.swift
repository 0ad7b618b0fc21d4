import Presentation
import Shared
import TestSupport
import Testing

@Suite("The form's words")
struct TodoFormFormatterTests {
  private let formatter = TodoFormFormatter()

  @Test func `The heading tells a new todo from one that exists`() {
    #expect(formatter.heading(isNew: true) == "Add Todo")
    #expect(formatter.heading(isNew: false) == "Edit Todo")
  }

  @Test func `A due day is shown with its weekday`() {
    #expect(formatter.due(.fixed) == "2026-11-21 Saturday")
  }

  @Test func `A title that can't be has its message, and so has a save that fails`() {
    #expect(formatter.message(for: .empty) == "A todo needs a title.")
    #expect(formatter.message(for: .tooLong) == "A title can have at most 200 characters.")
    #expect(formatter.saveFailure == "Couldn't save the todo.")
  }
}
