import Observation
import Presentation
import Shared
import TerminalPresentation
import TerminalUI

/// Draws the todos of the model, decides what is shown and asked, and has the model change them.
///
/// It is observable itself, as a SwiftUI view is for its `@State`.
@Observable
final class TodoListView {
  /// What is asked or said before anything else, in words, and what a yes sets off.
  private enum Alert: Equatable {
    case question(String, Change)
    case notice(Notice)
  }

  private enum Change: Equatable {
    case delete(TodoItem.ID)
    case deleteDone([TodoItem.ID])
  }

  private let model: TodosModel
  private let formatter = TodoListFormatter()

  private var filter = TodoFilter.all
  private var selectedID: TodoItem.ID?
  private var openAlert: Alert?
  /// What the form edits, while it is open.
  private var draft: TodoDraft?
  /// The rows that the selection has followed.
  @ObservationIgnored private var followed = TodoListing()

  @ObservationIgnored private lazy var rendered = Observed { [unowned self] in render() }
  @ObservationIgnored private lazy var form = Observed(
    { [unowned self] in draft }, make: { [unowned self] in $0.map { makeForm($0) } })

  init(model: TodosModel) {
    self.model = model
    model.onLoad = { [weak self] in self?.followRows() }
    followRows()
  }

  private var listed: TodoListing {
    TodoListing(model.todos, filter: filter)
  }

  private var selected: TodoItem? {
    selectedID.flatMap { model.todos[$0] }
  }

  /// Has the selection follow the rows, whenever they may have changed.
  private func followRows() {
    selectedID = listed.selection(selectedID, after: followed)
    followed = listed
  }

  private func makeForm(_ draft: TodoDraft) -> TodoFormView {
    TodoFormView(
      model: model, draft: draft,
      onSaved: { [weak self] in self?.todoFormSaved($0) },
      onCancelled: { [weak self] in self?.draft = nil })
  }

  private func todoFormSaved(_ id: TodoItem.ID) {
    draft = nil
    guard let todo = model.todos[id] else { return }
    selectedID = id
    if !filter.includes(todo) { show(.all) }
  }

  private func show(_ filter: TodoFilter) {
    self.filter = filter
    followRows()
  }

  private func fail(_ message: String, _ error: TodoStoreError) {
    openAlert = .notice(Notice(message, reason: error.description))
  }
}

extension TodoListView: Scene {
  var screen: Screen { rendered.value }

  var presented: (any Scene)? { form.value }

  var onChange: () -> Void {
    get { rendered.onChange }
    set {
      rendered.onChange = newValue
      form.onChange = newValue
    }
  }

  private func render() -> Screen {
    Screen(title: "Todos", content: content, actions: actions, alert: alert)
  }

  private var content: [Screen.Content] {
    guard let today = model.today else { return [.text(""), .text(""), .text("", .dimmed)] }
    let summary = formatter.summary(active: model.todos.activeCount, done: model.todos.doneCount)
    return [.text(summary), .text(formatter.filter(filter)), list(asOf: today)]
  }

  private func list(asOf today: CalendarDay) -> Screen.Content {
    if listed.isEmpty { return .text(formatter.placeholder(for: filter), .dimmed) }
    let sections = formatter.sections(listed.sections(today: today, calendar: model.calendar))
    return .list(
      Screen.List(
        sections: sections.map(Screen.Section.init), selection: selectedID.flatMap(listed.row)))
  }

  private var actions: [Screen.Action] {
    let canUseSelected = selected != nil
    return [
      Screen.Action(.up, .down, isEnabled: canUseSelected),
      Screen.Action("a", title: "Add"),
      Screen.Action(.enter, title: "Edit", isEnabled: canUseSelected),
      Screen.Action(.space, title: "Done", isEnabled: canUseSelected),
      Screen.Action("d", title: "Delete", isEnabled: canUseSelected),
      Screen.Action("f", title: "Filter"),
      Screen.Action("c", title: "Clear", isEnabled: model.todos.doneCount > 0),
    ]
  }

  /// A failed load takes the place of what the view asks or says.
  private var alert: Screen.Alert? {
    if let failure = model.loadFailure {
      return Screen.Alert(Notice(formatter.loadFailure, reason: failure.description))
    }
    return switch openAlert {
    case .question(let question, _): Screen.Alert(.question, question)
    case .notice(let notice): Screen.Alert(notice)
    case nil: nil
    }
  }

  func appeared() {
    model.load()
  }

  func press(_ key: Key) {
    switch key {
    case .up: selectionMoved(by: -1)
    case .down: selectionMoved(by: 1)
    case "a": draft = model.draft()
    case .enter: editPressed()
    case .space: donePressed()
    case "d": deletePressed()
    case "f": show(filter.next)
    case "c": clearDonePressed()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    let answered = openAlert
    openAlert = nil
    guard model.loadFailure == nil else {
      model.loadFailure = nil
      return
    }
    guard yes, case .question(_, let change) = answered else { return }
    do throws(TodoStoreError) {
      switch change {
      case .delete(let id): try model.delete(id)
      case .deleteDone(let ids): try model.deleteDone(among: ids)
      }
    } catch {
      fail(formatter.deleteFailure, error)
    }
  }
}

/// The actions of the keys.
extension TodoListView {
  private func selectionMoved(by rows: Int) {
    guard let moved = listed.selection(selectedID, movedBy: rows) else { return }
    selectedID = moved
  }

  private func editPressed() {
    guard let selected else { return }
    draft = model.draft(editing: selected)
  }

  private func donePressed() {
    guard let selected else { return }
    do throws(TodoStoreError) {
      try model.setDone(!selected.isDone, selected.id)
    } catch {
      fail(formatter.saveFailure, error)
    }
  }

  private func deletePressed() {
    guard let selected else { return }
    openAlert = .question(formatter.deleteQuestion(selected.title), .delete(selected.id))
  }

  private func clearDonePressed() {
    let done = model.todos.doneIDs
    guard !done.isEmpty else { return }
    openAlert = .question(formatter.clearQuestion(done.count), .deleteDone(done))
  }
}
