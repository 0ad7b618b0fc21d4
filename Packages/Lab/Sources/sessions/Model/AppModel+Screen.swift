import Shared
import TerminalUI

/// The expected screen: the specification's texts, and the keys that work.
nonisolated extension AppModel {
  /// The topmost screen of the front tab.
  var screen: Screen {
    if tab == 1 { return cats.editor.map(Self.screen) ?? loaderScreen }
    return form.map(Self.screen) ?? listScreen
  }

  var alert: Screen.Alert? {
    if tab == 1 { return cats.editor?.outcome.map(Self.alert) }
    if let reason = form?.failure { return .failure("Couldn't save the todo.", reason) }
    return list.alert.map(Self.alert)
  }

  /// All listed actions, in order.
  var actions: [Screen.Action] {
    let quit = Screen.Action("q", title: "Quit")
    if let alert {
      return alert.kind == .notice
        ? [.init(.enter, .escape, title: "OK"), quit]
        : [.init("y", title: "Yes"), .init("n", .escape, title: "No"), quit]
    }
    if tab == 0, form != nil { return formActions }
    let tabs = Screen.Action("1", "2", title: "Tabs")
    if tab == 0 { return listActions + [tabs, quit] }
    return cats.editor.map { editorActions($0) + [quit] } ?? loaderActions + [tabs, quit]
  }
}

/// The list and its form.
nonisolated extension AppModel {
  private var listScreen: Screen {
    guard let today = list.today else {
      return Screen(title: "Todos", content: [.text(""), .text(""), .text("")])
    }
    let done = list.doneIDs.count
    let rows = list.rows
    var sections: [Screen.Section] = []
    for name in ["Earlier", "Today", "Tomorrow", "Later This Week", "Next Week", "Later"] {
      let members = rows.filter { section(of: $0.due, today: today) == name }
      let made = Screen.Section(title: name, rows: members.map { Self.row($0, in: name) })
      if !members.isEmpty { sections.append(made) }
    }
    return Screen(
      title: "Todos",
      content: [
        .text("\(list.todos.count - done) active, \(done) done"),
        .text("Filter: " + list.filter.rawValue),
        rows.isEmpty
          ? .text(placeholder) : .list(.init(sections: sections, selection: list.selectedRow)),
      ])
  }

  private var placeholder: String {
    switch list.filter {
    case .all: "Nothing to do. Press a to add a todo."
    case .active: "No active todos."
    case .done: "No done todos."
    }
  }

  private func section(of due: ModelDay, today: ModelDay) -> String {
    let week = today.week(fromSunday: setup.startsOnSunday)
    if due < today { return "Earlier" }
    if due == today { return "Today" }
    if due == today.adding(1) { return "Tomorrow" }
    if due.week(fromSunday: setup.startsOnSunday) == week { return "Later This Week" }
    if due.week(fromSunday: setup.startsOnSunday) == week + 1 { return "Next Week" }
    return "Later"
  }

  private static func row(_ todo: ModelTodo, in section: String) -> Screen.Row {
    let detail =
      switch section {
      case "Earlier": (todo.isDone ? "" : "! ") + todo.due.iso
      case "Today": ""
      case "Later": todo.due.iso
      default: todo.due.weekday
      }
    return Screen.Row(isChecked: todo.isDone, text: todo.title, detail: detail)
  }

  private var listActions: [Screen.Action] {
    let isOne = list.selectedTodo != nil
    return [
      .init(.up, .down, isEnabled: isOne),
      .init("a", title: "Add"),
      .init(.enter, title: "Edit", isEnabled: isOne),
      .init(.space, title: "Done", isEnabled: isOne),
      .init("d", title: "Delete", isEnabled: isOne),
      .init("f", title: "Filter"),
      .init("c", title: "Clear", isEnabled: !list.doneIDs.isEmpty),
    ]
  }

  private static func alert(_ alert: ListModel.Alert) -> Screen.Alert {
    switch alert {
    case .deletion(_, let title): .init(.question, "Delete “\(title)”?")
    case .clearing(let ids): .init(.question, "Clear \(ids.count) done todos?")
    case .failure(let message, let reason): .failure(message, reason)
    }
  }

  private static func screen(_ form: FormModel) -> Screen {
    Screen(
      title: form.id == nil ? "Add Todo" : "Edit Todo",
      content: [
        .field(
          .init(
            label: "Title", value: form.title, cursor: form.cursor, isFocused: !form.isOnDue)),
        .field(
          .init(
            label: "Due", value: form.due.iso + " " + form.due.weekday, isFocused: form.isOnDue)),
        .text(form.message),
      ])
  }

  private var formActions: [Screen.Action] {
    let dueActions: [Screen.Action] = [
      .init(.left, .right, title: "Day"), .init(.up, .down, title: "Week"),
    ]
    return (form?.isOnDue == true ? dueActions : []) + [
      .init(.tab, title: "Next Field"), .init(.enter, title: "Save"),
      .init(.escape, title: "Cancel"),
    ]
  }
}

/// The cats and their editor.
nonisolated extension AppModel {
  private var loaderScreen: Screen {
    let spinner: [Screen.Content] = cats.load == nil ? [] : [.spinner("Loading")]
    let picture = [cats.picture].compactMap { $0.flatMap(Picture.shown) }
    return Screen(title: "Cats", content: [.text(cats.caption)] + spinner + picture)
  }

  private var loaderActions: [Screen.Action] {
    [
      .init("l", title: "Load", isEnabled: cats.load == nil),
      .init("x", title: "Cancel", isEnabled: cats.load != nil),
      .init("e", title: "Edit", isEnabled: cats.picture != nil),
    ]
  }

  private static func screen(_ editor: EditorModel) -> Screen {
    let working: [Screen.Content] = editor.filtering == nil ? [] : [.spinner("Working")]
    let saving: [Screen.Content] = editor.saving == nil ? [] : [.spinner("Saving")]
    let picture = [Picture.shown(editor.shown)].compactMap(\.self)
    let choices = Screen.Section(
      title: "", rows: EditorModel.choices.map { Screen.Row(text: $0) })
    return Screen(
      title: "Edit Cat",
      content: working + saving + picture
        + [.list(.init(sections: [choices], selection: editor.choice))])
  }

  private func editorActions(_ editor: EditorModel) -> [Screen.Action] {
    [
      .init(.up, .down, title: "Choose", isEnabled: editor.saving == nil),
      .init("s", title: "Save", isEnabled: editor.work == nil),
      .init(.escape, title: "Cancel"),
    ]
  }

  private static func alert(_ outcome: Result<String, PhotoLibraryError>) -> Screen.Alert {
    switch outcome {
    case .success(let name): .init(.notice, "Saved as \(name).")
    case .failure(let error): .failure("Couldn't save the picture.", error.description)
    }
  }
}

nonisolated extension Screen.Alert {
  fileprivate static func failure(_ message: String, _ reason: String) -> Self {
    .init(.notice, message, detail: reason)
  }
}
