import Testing

@testable import ArchitectureGraph
@testable import CompareSupport
@testable import SourceRecords

/// The ways that calls can take from a view to a store.
@Suite("Paths to a store")
struct StorePathsTests {
  /// The paths of a module with this text in one file and the store in another.
  private func paths(_ text: String) throws -> [String] {
    try storePaths(text).map { path in
      let lines = path.steps.map { String($0.line) }.joined(separator: ",")
      return "\(path.action): \(path.types.joined(separator: " > ")) at \(lines)"
    }
  }

  @Test func `Through protocols, which are no stations themselves`() throws {
    #expect(
      try paths(
        """
        protocol Output { func added() }
        protocol Business { func add() }
        final class Interactor: Business {
          let store: any TodoStore
          init(store: any TodoStore) { self.store = store }
          func add() { store.add() }
        }
        final class Presenter: Output {
          let interactor: any Business
          init(_ interactor: any Business) { self.interactor = interactor }
          func added() { interactor.add() }
        }
        final class ListView {
          var output: (any Output)?
          func press() { output?.added() }
          func draw() {}
        }
        """
      ) == ["ListView.press(): ListView > Presenter > Interactor > TodoStore at 15,11,6"]
    )
  }

  @Test func `What a toolkit calls in a controller is an action`() throws {
    let indexed = try IndexedSources([
      "Toolkit": ["Toolkit.swift": "public protocol SceneView { func answer(_ yes: Bool) }"],
      "Shared": ["TodoStore.swift": todoStore],
      "App": [
        "App.swift": """
        import Shared
        import Toolkit
        protocol Answering { func answered() }
        final class ListViewController: SceneView, Answering {
          let store = MemoryTodoStore()
          func answer(_ yes: Bool) { if yes { store.add() } }
          func answered() { store.add() }
          func unasked() { store.add() }
        }
        """
      ],
    ])
    #expect(
      indexed.storePaths(through: ["Toolkit", "Shared", "App"]).map(\.action)
        == ["ListViewController.answer(_:)"])
  }

  @Test func `None leads into a module that is apart`() throws {
    let indexed = try IndexedSources([
      "Shared": [
        "TodoStore.swift": todoStore,
        "Scene.swift": "public protocol Scene { func appeared() }",
      ],
      "App": [
        "App.swift": """
        import Shared
        final class ListView {
          var next: (any Scene)?
          func press() { next?.appeared() }
        }
        """
      ],
      "Other": [
        "Other.swift": """
        import Shared
        final class OtherView: Scene {
          let store = MemoryTodoStore()
          func appeared() { store.add() }
        }
        """
      ],
    ])
    func types(apart: Set<String>) -> [[String]] {
      indexed.storePaths(through: ["Shared", "App", "Other"], apart: apart).map(\.types)
    }
    #expect(types(apart: []) == [["ListView", "OtherView", "MemoryTodoStore"]])
    #expect(types(apart: ["Other"]) == [])
  }

  @Test func `The steps name the calls, not the requirements`() throws {
    let indexed = try IndexedSources([
      "Shared": ["TodoStore.swift": todoStore],
      "App": [
        "App.swift": """
        import Shared
        protocol Business { func add() }
        struct Interactor: Business {
          let store: any TodoStore
          func add() { save() }
          func save() { store.add() }
        }
        struct ListView {
          let business: any Business
          func press() { business.add() }
        }
        """
      ],
    ])
    let path = try #require(indexed.storePaths().first)
    #expect(path.length == 2)
    let steps = path.steps.map {
      "\($0.from) > \($0.to) \(indexed.relative($0.file)):\($0.line)"
    }
    #expect(
      steps == [
        "ListView.press() > Interactor.add() App/App.swift:10",
        "Interactor.add() > Interactor.save() App/App.swift:5",
        "Interactor.save() > TodoStore.add() App/App.swift:6",
      ]
    )
  }

  @Test func `Fewer types win over fewer calls`() throws {
    #expect(
      try paths(
        """
        struct Detour { let store: any TodoStore; func go() { store.add() } }
        struct ListView {
          let store: any TodoStore
          let detour: Detour
          func press() { detour.go(); one() }
          func one() { two() }
          func two() { store.add() }
        }
        """
      ) == ["ListView.press(): ListView > TodoStore at 5,6,7"]
    )
  }

  @Test func `Of two paths of one length the first by names`() throws {
    #expect(
      try paths(
        """
        struct Zebra { let store: any TodoStore; func go() { store.add() } }
        struct Ant { let store: any TodoStore; func go() { store.add() } }
        struct ListView {
          let zebra: Zebra
          let ant: Ant
          func press() { zebra.go(); ant.go() }
        }
        """
      ) == ["ListView.press(): ListView > Ant > TodoStore at 6,2"]
    )
  }

  @Test func `An override may run where the method is called`() throws {
    #expect(
      try paths(
        """
        class Base { func act() {} }
        final class Derived: Base {
          let store = MemoryTodoStore()
          override func act() { store.add() }
        }
        struct ListView { let base: Base; func press() { base.act() } }
        """
      ) == ["ListView.press(): ListView > Derived > MemoryTodoStore at 6,4"]
    )
  }

  @Test func `Properties are read and written through their accessors`() throws {
    #expect(
      try paths(
        """
        protocol Counting { var total: Int { get } }
        final class Model: Counting {
          let store: any TodoStore
          init(_ store: any TodoStore) { self.store = store }
          var total: Int { store.count }
          var text = "" { didSet { store.add() } }
          var other = ""
        }
        struct ListView {
          let counting: any Counting
          let model: Model
          func read() { print(counting.total) }
          func write() { model.text = "" }
          func writeOther() { model.other = "" }
          func readText() { print(model.text) }
        }
        """
      ) == [
        "ListView.read(): ListView > Model > TodoStore at 12,5",
        "ListView.write(): ListView > Model > TodoStore at 13,6",
      ]
    )
  }

  @Test func `A closure that is assigned runs where its property is called`() throws {
    #expect(
      try paths(
        """
        final class ListView {
          var onAdd: (() -> Void)?
          var onOther: () -> Void = {}
          func press() { onAdd?() }
          func other() { onOther() }
        }
        final class Controller {
          let store: any TodoStore
          let view = ListView()
          init(store: any TodoStore) {
            self.store = store
            later { self.view.onAdd = { [weak self] in self?.add() } }
            view.onOther = { print(1) }
          }
          func add() { store.add() }
          func later(_ action: () -> Void) { action() }
        }
        """
      ) == ["ListView.press(): ListView > Controller > TodoStore at 4,12,15"]
    )
  }

  @Test(arguments: [
    "self.onAdd = adder.add", "onAdd = // what adds\n adder.add", "onAdd = adder // adds\n .add",
    "onAdd = /* what adds */ adder.add", "onAdd\n =\n adder.add",
  ])
  func `What is assigned may stand on another line, after comments`(_ code: String) throws {
    #expect(
      try paths(
        """
        final class Adder { let store: any TodoStore; func add() { store.add() }
          init(store: any TodoStore) { self.store = store } }
        final class ListView {
          private let onAdd: () -> Void
          init(adder: Adder) {
            \(code)
          }
          func press() { onAdd() }
        }
        """
      ).map { String($0.prefix { $0 != ":" }) } == ["ListView.press()"]
    )
  }

  @Test func `A value on the next line is another statement's`() throws {
    #expect(
      try paths(
        """
        final class Adder { let store: any TodoStore; func add() { store.add() }
          init(store: any TodoStore) { self.store = store } }
        final class ListView {
          private let onAdd: () -> Void
          init(adder: Adder, _ other: @escaping () -> Void) {
            onAdd = other // it adds
            _ = adder.add
          }
          func press() { onAdd() }
        }
        """
      ).isEmpty
    )
  }

  @Test func `A function that is handed over runs where it was kept`() throws {
    #expect(
      try paths(
        """
        final class Runtime {
          private let reduce: (Int) -> Int
          private let perform: (Int) -> Void
          init(perform: @escaping (Int) -> Void, reduce: @escaping (Int) -> Int) {
            self.reduce = reduce
            self.perform = perform
          }
          func send() { perform(reduce(1)) }
          func peek() { print(reduce(1)) }
        }
        struct Effects { let store: any TodoStore; func perform(_ n: Int) { store.add() } }
        struct Reducer { func reduce(_ n: Int) -> Int { n } }
        struct ListView {
          let runtime: Runtime
          func press() { runtime.send() }
          func peek() { runtime.peek() }
        }
        func start(_ store: any TodoStore) -> ListView {
          let effects = Effects(store: store)
          return ListView(runtime: Runtime(perform: effects.perform, reduce: Reducer().reduce))
        }
        """
      ) == ["ListView.press(): ListView > Runtime > Effects > TodoStore at 15,8,11"]
    )
  }

  @Test
  func `Trailing closures, optional parameters and memberwise initialisers hand over too`() throws {
    #expect(
      try paths(
        """
        struct Handlers { var add: () -> Void }
        final class FormView {
          private let send: (Int) -> Void
          let handlers: Handlers
          init(title: String = "", handlers: Handlers, send: @escaping (Int) -> Void) {
            self.handlers = handlers
            self.send = send
          }
          func press() { send(1) }
          func add() { handlers.add() }
        }
        struct Owner {
          let store: any TodoStore
          func open() -> FormView {
            FormView(handlers: Handlers(add: { print(store.count) })) { _ in store.add() }
          }
        }
        """
      ) == [
        "FormView.add(): FormView > Owner > TodoStore at 10,15",
        "FormView.press(): FormView > Owner > TodoStore at 9,15",
      ]
    )
  }

  @Test func `A view runs what was kept on the path to making it`() throws {
    #expect(
      try paths(
        """
        final class Runtime {
          let perform: () -> Void
          init(perform: @escaping () -> Void) { self.perform = perform }
        }
        struct AEffects { let store: any TodoStore; func run() { store.add() } }
        struct BEffects { let store: any TodoStore; func run() { store.add() } }
        struct AView { let runtime: Runtime; func press() { runtime.perform() } }
        struct BView { let runtime: Runtime; func press() { runtime.perform() } }
        enum Start {
          static func a(_ store: any TodoStore) -> AView {
            AView(runtime: Runtime(perform: AEffects(store: store).run))
          }
          static func b(_ store: any TodoStore) -> BView {
            BView(runtime: Runtime(perform: BEffects(store: store).run))
          }
        }
        """
      ) == [
        "AView.press(): AView > AEffects > TodoStore at 7,5",
        "BView.press(): BView > BEffects > TodoStore at 8,6",
      ]
    )
  }

  @Test func `What the view calls itself isn't an action, and making a store isn't a use`() throws {
    #expect(
      try paths(
        """
        final class ListView {
          let store: any TodoStore
          var child: MemoryTodoStore?
          init(store: any TodoStore) { self.store = store; load() }
          func load() { store.add() }
          func press() { add() }
          private func add() { store.add() }
          func make() { child = MemoryTodoStore() }
          func again(_ n: Int) { if n > 0 { again(n - 1) }; store.add() }
          var total: Int { store.count }
        }
        protocol OtherView { func press() }
        struct NoPanel { let store: any TodoStore; func press() { store.add() } }
        """
      ) == [
        "ListView.again(_:): ListView > TodoStore at 9",
        "ListView.press(): ListView > TodoStore at 6,7",
      ]
    )
  }

  @Test func `What is set through a protocol runs in the witness`() throws {
    #expect(
      try paths(
        """
        protocol Tappable: AnyObject {
          var onTap: () -> Void { get set }
          func follow(_ action: @escaping () -> Void)
        }
        final class TapView: Tappable {
          var onTap: () -> Void = {}
          private var action: () -> Void = {}
          func follow(_ action: @escaping () -> Void) { self.action = action }
          func tap() { onTap() }
          func run() { action() }
        }
        struct Coordinator {
          let store: any TodoStore
          func start(_ view: any Tappable) {
            view.onTap = { store.add() }
            view.follow { print(store.count) }
          }
        }
        """
      ) == [
        "TapView.run(): TapView > Coordinator > TodoStore at 10,16",
        "TapView.tap(): TapView > Coordinator > TodoStore at 9,15",
      ]
    )
  }

  @Test func `Initial values, and parameters that are handed on`() throws {
    #expect(
      try paths(
        """
        nonisolated(unsafe) let shared: any TodoStore = MemoryTodoStore()
        struct Button {
          let action: () -> Void
          init(_ action: @escaping () -> Void) { self.init(twice: action) }
          init(twice action: @escaping () -> Void) { self.action = action }
        }
        struct ListView {
          var onAdd: () -> Void = { shared.add() }
          var button = Button({ print(shared.count) })
          func add() { onAdd() }
          func count() { button.action() }
        }
        """
      ) == [
        "ListView.add(): ListView > TodoStore at 10,8",
        "ListView.count(): ListView > TodoStore at 11,9",
      ]
    )
  }

  @Test
  func `Free functions are no stations; a witness may stand apart from its conformance`() throws {
    #expect(
      try paths(
        """
        func save(_ store: any TodoStore) { store.add() }
        protocol Saving { func act() }
        class Base { let store = MemoryTodoStore(); func act() { save(store) } }
        final class Saver: Base {}
        extension Saver: Saving {}
        struct ListView { let saving: any Saving; func press() { saving.act() } }
        """
      ) == ["ListView.press(): ListView > Base > TodoStore at 6,3,1"]
    )
  }

  @Test func `Through a stored function that another module's function calls`() throws {
    #expect(
      try paths(
        """
        struct ListView {
          let send: (Int) -> Void
          let change: (Int) -> Int
          func press(_ key: Int?) { key.map(send) }
          func hold(_ key: Int?) { _ = key.map(self.change) }
        }
        final class Maker {
          let store = MemoryTodoStore()
          func make() -> ListView {
            ListView(send: { _ in self.store.add() }, change: { $0 + self.store.count })
          }
        }
        """
      ) == [
        "ListView.hold(_:): ListView > Maker > MemoryTodoStore at 5,10",
        "ListView.press(_:): ListView > Maker > MemoryTodoStore at 4,10",
      ])
  }

  @Test func `A type inside a store isn't a store`() throws {
    #expect(
      try paths(
        """
        struct FormStore {
          struct Draft { func check() {} }
        }
        struct ListView { let draft: FormStore.Draft; func press() { draft.check() } }
        """
      ).isEmpty
    )
  }

  @Test func `Bodies of other modules are not followed`() throws {
    let indexed = try IndexedSources([
      "Kit": [
        "Kit.swift": """
        \(todoStore)
        public struct Helper { public init() {}; public func add() { MemoryTodoStore().add() } }
        """
      ],
      "App": [
        "App.swift": """
        import Kit
        struct ListView {
          func ask() { Helper().add() }
          func tell() { MemoryTodoStore().add() }
        }
        """
      ],
    ])
    func actions(_ modules: Set<String>) -> [String] {
      indexed.storePaths(through: modules).map { "\($0.action) \($0.length)" }
    }
    #expect(actions(["App"]) == ["ListView.tell() 1"])
    #expect(actions(["App", "Kit"]) == ["ListView.ask() 2", "ListView.tell() 1"])
  }
}
