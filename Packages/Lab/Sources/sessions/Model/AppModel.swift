import TerminalUI

/// A second, tiny and pure implementation of the app, written from the specification alone.
///
/// It shares no rules and no texts with the implementations it is compared with, so that faults
/// that all of them have are found too; only the drawing of a screen is the toolkit's.
nonisolated struct AppModel: Sendable {
  let setup: SessionSetup
  private(set) var size: Size
  private(set) var isLaunched = false
  private(set) var isClosed = false
  private(set) var tab = 0
  private(set) var store = ModelStore()
  /// In seconds since 1970.
  private(set) var now: Int
  private(set) var list = ListModel()
  private(set) var form: FormModel?
  private(set) var cats: CatsModel

  init(_ setup: SessionSetup) {
    self.setup = setup
    size = setup.size
    now = (setup.today.number - ModelDay.epoch.number) * 86_400 + 43_200
    cats = CatsModel(heedsCancelling: setup.heedsCancelling)
  }

  /// The current day according to the clock.
  var today: ModelDay {
    ModelDay(ModelDay.epoch.number + Int((Double(now) / 86_400).rounded(.down)))
  }

  mutating func take(_ step: Step) {
    switch step {
    case .launch: launch()
    case .key(let key): press(key)
    case .resize(let size): self.size = size
    case .clock(let seconds): now += seconds
    case .fail(let operations): store.failing = operations
    case .program(let edit): if store.take(edit, now: now) { store.outdate() }
    case .hand(let edit):
      guard store.canTake(edit) else { return }
      if store.take(edit, now: now) || store.isOutdated { load() }
    case .answer(let answer): cats.take(answer)
    }
  }

  private mutating func launch() {
    guard !isLaunched else { return }
    isLaunched = true
    load()
  }
}

/// Store operations.
nonisolated extension AppModel {
  private mutating func load() {
    guard isLaunched else { return }
    if let todos = store.load() {
      list.show(todos, today: today)
    } else {
      list.alert = .failure("Couldn't load the todos.", reason: ModelStore.reason)
    }
  }

  private mutating func take(_ outcome: ModelStore.Outcome, orSay message: String) {
    switch outcome {
    case .unchanged: break
    case .noticed: load()
    case .failed(let reason):
      load()
      list.alert = .failure(message, reason: reason)
    }
  }

  private mutating func saveForm(_ form: FormModel) {
    switch form.valid {
    case .failure(let invalid): self.form?.message = invalid.message
    case .success(let title):
      let outcome =
        if let id = form.id {
          store.edit(id, title: title, due: form.due)
        } else {
          store.add(title, due: form.due, created: now)
        }
      if case .failed(let reason) = outcome {
        self.form?.failure = reason
        return
      }
      let id = form.id ?? store.lastID
      take(outcome, orSay: "")
      self.form = nil
      list.select(id)
    }
  }
}

/// Keys.
nonisolated extension AppModel {
  private mutating func press(_ key: Key) {
    guard isLaunched, !isClosed else { return }
    if key == .interrupt {
      isClosed = true
    } else if alert != nil {
      pressInAlert(key)
    } else if let action = actions.first(where: { $0.keys.contains(key) }) {
      if action.isEnabled { perform(key) }
    } else {
      form?.press(key)
    }
  }

  private mutating func pressInAlert(_ key: Key) {
    guard let action = actions.first(where: { $0.keys.contains(key) }) else { return }
    if action.title == "Quit" {
      isClosed = true
    } else {
      answer(action.title == "Yes")
    }
  }

  private mutating func answer(_ yes: Bool) {
    if tab == 1 {
      if case .success = cats.editor?.outcome {
        cats.closeEditor()
      } else {
        cats.editor?.outcome = nil
      }
    } else if form?.failure != nil {
      form?.failure = nil
    } else {
      let alert = list.alert
      list.alert = nil
      guard yes else { return }
      switch alert {
      case .deletion(let id, _): take(store.delete([id]), orSay: "Couldn't delete the todo.")
      case .clearing(let ids):
        take(store.delete(ids, onlyDone: true), orSay: "Couldn't delete the todo.")
      case .failure, nil: break
      }
    }
  }

  private mutating func perform(_ key: Key) {
    if tab == 0 {
      if let form { performInForm(form, key) } else { performInList(key) }
    } else if cats.editor != nil {
      performInEditor(key)
    } else {
      performInLoader(key)
    }
  }

  private mutating func performInForm(_ form: FormModel, _ key: Key) {
    switch key {
    case .tab: self.form?.isOnDue.toggle()
    case .enter: saveForm(form)
    case .escape: self.form = nil
    default: self.form?.press(key)
    }
  }

  private mutating func performInList(_ key: Key) {
    switch key {
    case .up: list.moveSelection(by: -1)
    case .down: list.moveSelection(by: 1)
    case "a": form = FormModel(today: today)
    case .enter: form = list.selectedTodo.map { FormModel(editing: $0, today: today) }
    case .space:
      guard let todo = list.selectedTodo else { return }
      take(store.setDone(!todo.isDone, todo.id), orSay: "Couldn't save the todo.")
    case "d": list.alert = list.selectedTodo.map { .deletion($0.id, title: $0.title) }
    case "f": list.nextFilter()
    case "c": list.alert = .clearing(list.doneIDs)
    default: performInWindow(key)
    }
  }

  private mutating func performInLoader(_ key: Key) {
    switch key {
    case "l": cats.startLoad()
    case "x": cats.cancelLoad()
    case "e": cats.edit()
    default: performInWindow(key)
    }
  }

  private mutating func performInEditor(_ key: Key) {
    switch key {
    case .up: cats.choose(by: -1)
    case .down: cats.choose(by: 1)
    case "s": cats.save()
    case .escape: cats.closeEditor()
    default: performInWindow(key)
    }
  }

  private mutating func performInWindow(_ key: Key) {
    switch key {
    case "q": isClosed = true
    case "1" where tab == 1:
      tab = 0
      load()
    case "2": tab = 1
    default: break
    }
  }
}
