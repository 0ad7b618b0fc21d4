import Testing

@testable import ArchitectureGraph

/// Which paths to a store a value can take, by the cases that it is made of.
@Suite("Enum case paths")
struct EnumCasePathsTests {
  private func paths(_ text: String) throws -> [String] {
    try storePaths(text).map { path in
      "\(path.action): \(path.types.joined(separator: " > "))\(path.isMay ? ", perhaps" : "")"
    }
  }

  /// A list that shows a form: intents and effects of the form are payloads of the list's.
  private static let runtime = """
    final class Runtime<State, Intent, Effect> {
      typealias Reduce = (State, Intent) -> (State, [Effect])
      typealias Perform = (Effect, _ send: @escaping (Intent) -> Void) -> Void
      private(set) var state: State
      private let reduce: Reduce
      private let perform: Perform
      init(state: State, reduce: @escaping Reduce, perform: @escaping Perform) {
        self.state = state
        self.reduce = reduce
        self.perform = perform
      }
      func send(_ intent: Intent) {
        let (next, effects) = reduce(state, intent)
        state = next
        for effect in effects { perform(effect) { [weak self] in self?.send($0) } }
      }
    }
    struct ListState { var form: Int? }
    enum ListIntent { case opened, closed, asked, form(FormIntent) }
    enum ListEffect { case load, log, form(FormEffect) }
    enum FormIntent: Equatable { case saved, answered, checked }
    enum FormEffect: Sendable { case save }
    struct FormReducer {
      func reduce(_ intent: FormIntent) -> [FormEffect] {
        switch intent {
        case .saved: [.save]
        case .answered, .checked: []
        }
      }
    }
    struct ListReducer {
      let child = FormReducer()
      func reduce(_ state: ListState, _ intent: ListIntent) -> (ListState, [ListEffect]) {
        var effects: [ListEffect] = []
        switch intent {
        case .opened: effects = [.load]
        case .closed: effects = [.log]
        case .asked: if state.form != nil { effects = [.load] }
        case .form(.checked): effects = [.load]
        case .form(let intent): effects = child.reduce(intent).map(ListEffect.form)
        }
        return (state, effects)
      }
    }
    struct FormEffects {
      let store: any TodoStore
      func perform(_ effect: FormEffect, _ send: @escaping (FormIntent) -> Void) {
        switch effect { case .save: store.add() }
      }
    }
    struct ListEffects {
      let store: any TodoStore
      let child: FormEffects
      func perform(_ effect: ListEffect, _ send: @escaping (ListIntent) -> Void) {
        switch effect {
        case .load: print(store.count)
        case .log: print("log")
        case .form(let effect): child.perform(effect) { send(.form($0)) }
        }
      }
    }
    final class ListView {
      let runtime: Runtime<ListState, ListIntent, ListEffect>
      var form: FormView?
      init(runtime: Runtime<ListState, ListIntent, ListEffect>) { self.runtime = runtime }
      func open() { runtime.send(.opened) }
      func close() { runtime.send(.closed) }
      func ask() { runtime.send(.asked) }
      func show() { form = FormView { [runtime] in runtime.send(.form($0)) } }
    }
    final class FormView {
      private let send: (FormIntent) -> Void
      init(send: @escaping (FormIntent) -> Void) { self.send = send }
      func save() { send(.saved) }
      func answer() { send(.answered) }
      func check() { send(.checked) }
    }
    func start(_ store: any TodoStore) -> ListView {
      let effects = ListEffects(store: store, child: FormEffects(store: store))
      return ListView(
        runtime: Runtime(
          state: ListState(), reduce: ListReducer().reduce, perform: effects.perform))
    }
    """

  @Test func `An intent leads to the effects of its case, and they to what they do`() throws {
    #expect(
      try paths(Self.runtime) == [
        // Its case is inside another, and a pattern asks for both.
        "FormView.check(): FormView > ListView > Runtime > ListEffects > TodoStore",
        // Nothing for answer(): no effect comes of it. Save has one, through the form's reducer.
        "FormView.save(): FormView > ListView > Runtime > ListEffects > FormEffects > TodoStore",
        // Not close(), which only logs.
        "ListView.ask(): ListView > Runtime > ListEffects > TodoStore, perhaps",
        "ListView.open(): ListView > Runtime > ListEffects > TodoStore",
      ])
  }

  /// A view whose actions send steps to a model that saves for one of them.
  private func model(_ step: String, _ more: String = "") -> String {
    """
    \(step)
    final class Model {
      let store: any TodoStore
      init(store: any TodoStore) { self.store = store }
      func take(_ step: Step) {
        switch step {
        case .save: store.add()
        case .close: break
        }
      }
    }
    final class ListView {
      let model: Model
      init(model: Model) { self.model = model }
      func save() { model.take(.save) }
      func close() { model.take(.close) }
    }
    \(more)
    """
  }

  @Test func `A case that nothing on the path makes is never taken`() throws {
    #expect(
      try paths(model("enum Step { case save, close }")) == [
        "ListView.save(): ListView > Model > TodoStore"
      ])
  }

  @Test(
    arguments: [
      "struct Keeper { var last: Step? }",
      "struct Keeper { static let first = Step.save }",
      "nonisolated(unsafe) var first = Step.save",
      "struct Box<Other, Value> { let value: Value }; struct Keeper { let box: Box<Int, Step> }",
      "enum Outer { case step(Step) }; struct Keeper { let outer: [Outer] }",
      "typealias Other = Step; struct Keeper { let other: Other }",
    ])
  func `One that may have been kept may be any`(_ keeper: String) throws {
    #expect(
      try paths(model("enum Step: Sendable { case save, close }", keeper)) == [
        "ListView.close(): ListView > Model > TodoStore, perhaps",
        "ListView.save(): ListView > Model > TodoStore, perhaps",
      ])
  }

  @Test(arguments: ["CaseIterable", "String", "Codable"])
  func `One that the compiler makes may be any`(_ inherited: String) throws {
    #expect(
      try paths(model("enum Step: \(inherited) { case save, close }")) == [
        "ListView.close(): ListView > Model > TodoStore, perhaps",
        "ListView.save(): ListView > Model > TodoStore, perhaps",
      ])
  }

  @Test(
    arguments: [
      "struct Box<Other, Value> { let other: Other }; struct Keeper { let box: Box<Int, Step> }",
      "struct Keeper { let make: () -> Step; var step: Step { make() } }",
      "enum Outer { case step(Step) }",
      "protocol Stepping {}; extension Step: Stepping, Hashable {}",
      "func make() -> Step { let step = Step.save; return step }",
    ])
  func `What only passes a value on keeps none`(_ passing: String) throws {
    #expect(
      try paths(model("enum Step { case save, close }", passing)) == [
        "ListView.save(): ListView > Model > TodoStore"
      ])
  }

  @Test func `What an action is told may be any case`() throws {
    #expect(
      try paths(
        """
        enum Step { case save, close }
        struct ListView {
          let store: any TodoStore
          func take(_ step: Step) { switch step { case .save: store.add(); case .close: break } }
          func open() { Form(store: store).take(.close) }
        }
        struct Form {
          let store: any TodoStore
          func take(_ step: Step) { switch step { case .save: store.add(); case .close: break } }
        }
        """) == ["ListView.take(_:): ListView > TodoStore"])
  }

  @Test func `What was decided before a closure was kept is not asked again`() throws {
    #expect(
      try paths(
        """
        enum Step { case ask, close }
        final class Model {
          let store: any TodoStore
          var onYes: () -> Void = {}
          init(store: any TodoStore) { self.store = store }
          func take(_ step: Step) {
            switch step {
            case .ask: onYes = { self.store.add() }
            case .close: break
            }
          }
        }
        struct ListView {
          let model: Model
          func yes() { model.onYes() }
          func close() { model.take(.close) }
        }
        """) == ["ListView.yes(): ListView > Model > TodoStore"])
  }

  @Test func `A path is uncertain where something unknown decides`() throws {
    #expect(
      try paths(
        """
        final class ListView {
          let store: any TodoStore
          var isIdle = true
          init(store: any TodoStore) { self.store = store }
          func always() { store.add() }
          func loop() { for _ in 0..<store.count {} }
          func asked() { if store.count > 0 { print(1) } }
          func ifIdle() { if isIdle { store.add() } }
          func otherwise() { if isIdle { print(1) } else { store.add() } }
          func guarded() { guard isIdle else { return }; store.add() }
          func early() { if isIdle { return }; store.add() }
          func before() { store.add(); if isIdle { return } }
          func switched() { switch isIdle { case true: store.add(); case false: break } }
          func after() { switch isIdle { case true: return; case false: break }; store.add() }
          func caught() { do { try fail() } catch { store.add() } }
          func fail() throws {}
          func told(_ key: Int) { switch key { case 1: store.add(); default: break } }
          func toldAndIdle(_ key: Int) { if key == 1 { if isIdle { store.add() } } }
        }
        """) == [
          "ListView.after(): ListView > TodoStore, perhaps",
          "ListView.always(): ListView > TodoStore",
          "ListView.asked(): ListView > TodoStore",
          "ListView.before(): ListView > TodoStore",
          "ListView.caught(): ListView > TodoStore, perhaps",
          "ListView.early(): ListView > TodoStore, perhaps",
          "ListView.guarded(): ListView > TodoStore, perhaps",
          "ListView.ifIdle(): ListView > TodoStore, perhaps",
          "ListView.loop(): ListView > TodoStore",
          "ListView.otherwise(): ListView > TodoStore, perhaps",
          "ListView.switched(): ListView > TodoStore, perhaps",
          "ListView.told(_:): ListView > TodoStore",
          "ListView.toldAndIdle(_:): ListView > TodoStore, perhaps",
        ])
  }

  @Test func `A parameter that is not the action's is unknown`() throws {
    #expect(
      try paths(
        """
        struct Model {
          let store: any TodoStore
          func take(_ isSure: Bool) { if isSure { store.add() } }
        }
        struct ListView { let model: Model; func press() { model.take(true) } }
        """) == ["ListView.press(): ListView > Model > TodoStore, perhaps"])
  }

  @Test func `Where and default decide too`() throws {
    #expect(
      try paths(
        """
        enum Step { case save(Int), close, stop }
        struct Model {
          let store: any TodoStore
          func sometimes(_ step: Step) {
            switch step { case .save(let n) where n > 0: store.add(); default: break }
          }
          func rest(_ step: Step) { switch step { case .save: break; default: store.add() } }
          func either(_ step: Step) { switch step { case .close, .stop: store.add(); case .save: break } }
        }
        struct ListView {
          let model: Model
          func one() { model.sometimes(.save(1)) }
          func two() { model.sometimes(.close) }
          func three() { model.rest(.close) }
          func four() { model.either(.stop) }
          func five() { model.either(.save(1)) }
        }
        """) == [
          "ListView.four(): ListView > Model > TodoStore",
          "ListView.one(): ListView > Model > TodoStore, perhaps",
          "ListView.three(): ListView > Model > TodoStore, perhaps",
        ])
  }

  @Test func `Of two paths of one length the certain one is listed`() throws {
    #expect(
      try paths(
        """
        struct Ant { let store: any TodoStore; func go() { store.add() } }
        struct Zebra { let store: any TodoStore; func go() { store.add() } }
        struct ListView {
          let ant: Ant
          let zebra: Zebra
          let isIdle: Bool
          func press() { if isIdle { ant.go() }; zebra.go() }
        }
        """) == ["ListView.press(): ListView > Zebra > TodoStore"])
  }
}
