public import Shared

/// Formats the texts of the form.
public struct TodoFormFormatter: Sendable {
  public init() {}

  public func heading(isNew: Bool) -> String {
    isNew ? "Add Todo" : "Edit Todo"
  }

  public func due(_ day: CalendarDay) -> String {
    "\(day.iso) \(day.weekday.name)"
  }

  /// Explains what is wrong with a title.
  public func message(for invalid: TodoTitle.Invalid) -> String {
    switch invalid {
    case .empty: "A todo needs a title."
    case .tooLong: "A title can have at most \(TodoTitle.maximumLength) characters."
    }
  }

  public var saveFailure: String { "Couldn't save the todo." }
}
