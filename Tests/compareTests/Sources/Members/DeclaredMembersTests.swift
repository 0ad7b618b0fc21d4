import Foundation
import SwiftCode
import Testing

@testable import SourceRecords

/// What a name behind a full stop refers to, told by the types that are written.
@Suite("Members by declared types")
struct DeclaredMembersTests {
  private static let model = """
    struct Item { var title: String; var tags: [Tag]; var count: Int; func note(_ text: String) {} }
    struct Tag { let name: String }
    enum Kind { case plain, rich(Item) }
    class Base { func refresh() {}; var item: Item? }
    class Model: Base {
      let items: [Item] = []
      var byName: [String: Item] = [:]
      let kind: Kind
      func find(_ name: String) -> Item? { nil }
      func load(_ done: (Result<[Item], Error>) -> Void) {}
      func set(kind: Kind) {}
      static let shared = Model()
    }
    protocol Refreshing { func refresh() }
    class Middle: Base {}
    class Deep: Middle, Refreshing {}
    final class Live<Value> { var value: Value; func observe(_ block: (Value) -> Void) {} }
    protocol Input { func start() }
    protocol Output { var live: Live<[Item]> { get } }
    typealias Both = Input & Output
    struct State { var route: Route; struct Route { var item: Item? } }
    """

  /// The types whose members are found on the lines of a type `User`, in their order: `Item.title`.
  private func members(_ body: String, in user: String = "class User") -> [String] {
    let text = "\(user) {\n\(body)\n}"
    let files = [Self.model, text]
    let search = MemberSearch(files.map { (CodeTree(Array($0.utf8)), []) })
    let bytes = Array(text.utf8)
    return search.members(in: 1).sorted { $0.key < $1.key }.compactMap { offset, found in
      guard found.type.file == 0 else { return nil }
      return "\(name(at: found.type.offset, Array(Self.model.utf8))).\(name(at: offset, bytes))"
    }
  }

  private func name(at offset: Int, _ bytes: [UInt8]) -> String {
    let letters = bytes[offset...].prefix {
      $0 == 0x5F || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A
    }
    return String(decoding: letters, as: UTF8.self)
  }

  @Test func `A dictionary whose types aren't written has elements that nothing is known of`() {
    #expect(
      members(
        """
        func go(_ model: Model, _ items: [Item]) {
          for each in Dictionary(grouping: items) { $0.count } { each.value.first }
          Dictionary(grouping: items) { $0.count }.map { $0.value }.forEach { $0.key }
          model.refresh()
        }
        """
      ).last == "Base.refresh")
  }

  @Test func `Of properties, parameters and locals`() {
    #expect(
      members(
        """
        let model: Model
        func go(_ item: Item) {
          UIView.animate { self.model.refresh(item.title) ; model.refresh() }
          let other = model.find("")
          label.text = other?.title
          guard let known = other, let item = known.tags.first else { return }
          label.text = item.name
          if let other { label.text = other.title }
        }
        """) == [
          "Item.title", "Base.refresh", "Model.find", "Item.title", "Item.tags", "Tag.name",
          "Item.title",
        ])
  }

  @Test func `Of what closures get`() {
    #expect(
      members(
        """
        let model: Model
        func go() {
          model.items.forEach { cell.show($0.title) }
          _ = model.items.filter { $0.count > 0 }.map { item in item.tags }.first?.map(\\.name)
          for (index, item) in model.items.enumerated() { draw(index, item.title) }
          model.byName["a"]?.note("")
          model.byName.forEach { name, item in print(item.title) }
          ForEach(model.items) { item in Text(item.title) }
          model.load { result in
            if case .success(let items) = result { show(items[0].title) }
          }
        }
        """) == [
          "Model.items", "Item.title", "Model.items", "Item.count", "Item.tags", "Tag.name",
          "Model.items", "Item.title", "Model.byName", "Item.note", "Model.byName", "Item.title",
          "Model.items", "Item.title", "Model.load", "Item.title",
        ])
  }

  @Test func `Behind generic types, compositions and aliases`() {
    #expect(
      members(
        """
        var both: Both!
        func go() {
          both.start()
          both.live.observe { items in show(items.first?.title) }
          cell.show(both.live.value[0].title)
        }
        """) == [
          "Input.start", "Output.live", "Live.observe", "Item.title", "Output.live", "Live.value",
          "Item.title",
        ])
  }

  @Test func `A superclass's method comes before the requirement that it fulfils`() {
    #expect(members("func go(_ deep: Deep) { show(deep.refresh()) }") == ["Base.refresh"])
  }

  @Test func `Cases, where it is known what is expected`() {
    #expect(
      members(
        """
        let model: Model
        func go() {
          model.set(kind: .plain)
          view.hidden = model.kind == .plain
          switch model.kind {
          case .plain: break
          case .rich(let item): show(item.title)
          }
          let kind: Kind = flag ? .plain : .rich(one)
          show(Kind.plain)
        }
        """) == [
          "Model.set", "Kind.plain", "Model.kind", "Kind.plain", "Model.kind", "Kind.plain",
          "Kind.rich", "Item.title", "Kind.plain", "Kind.rich", "Kind.plain",
        ])
  }

  @Test func `Bindings, key paths, and types that the module doesn't declare`() {
    #expect(
      members(
        """
        @StateObject var model: Model
        @State private var item: Item
        let store: Store<State>
        var body: some View {
          TextField("", text: $item.title)
          ForEach($item.tags) { $tag in Text(tag.name) }
          Text(store.state.route.item?.title)
            .onReceive(store.updates(for: \\.route.item)) { _ in }
          Text("\\(item.count)").padding()
        }
        """, in: "struct User: View") == [
          "Item.title", "Item.tags", "Tag.name", "State.route", "Route.item", "Item.title",
          "State.route", "Route.item", "Item.count",
        ])
  }

  /// Each of these names is also a member of the module's.
  @Test func `Nothing is guessed`() {
    #expect(
      members(
        """
        let model: Model
        let label: UILabel
        func go(_ sender: Any) {
          label.title = request.items.count
          show(model.items.count, model.items.first, sender.tags)
          model.refresh(animated: true)
          unknown.map { $0.title }
          let model = UIModel()
          model.refresh()
          // model.kind
          show("model.kind")
        }
        """) == ["Model.items", "Model.items"])
  }

  @Test func `Of several overloads only the one that fits, or none, is cited`() throws {
    let text = """
      class Store {
        func save(_ number: Int) {}
        func save(_ text: String) {}
        func save(_ text: String, to file: String) -> Store { self }
      }
      class User {
        let store: Store
        func go() {
          UIView.animate { store.save(value) }
          UIView.animate { store.save("a", to: "b").save(value) }
          pairs.map(store.save(_:to:))
        }
      }
      """
    let search = MemberSearch([(CodeTree(Array(text.utf8)), [])])
    let found = search.members(in: 0).sorted { $0.key < $1.key }.map(\.value.member?.offset)
      .suffix(7)
    let third = try #require(text.range(of: "save(_ text: String, to"))
    let offset = text.utf8.distance(from: text.startIndex, to: third.lowerBound)
    let store = try #require(text.range(of: "store: Store"))
    let property = text.utf8.distance(from: text.startIndex, to: store.lowerBound)
    #expect(Array(found) == [property, nil, property, offset, nil, property, offset])
  }

  @Test func `Wherever lines break and comments are`() {
    #expect(
      members(
        """
        let model // why
          : Model
        var text: String
        {
          model // why
            .refresh()
          return model.kind
            == /* why */ .plain ? "" : " "
        }
        let first: Item, second: State
          .Route
        func go() {
          show(first.title, second.item)
          let route = State
            .Route
            .init(item: nil)
          show(route
            .item)
        }
        """) == [
          "Base.refresh", "Model.kind", "Kind.plain", "Item.title", "Route.item", "Route.item",
        ])
  }

  @Test(arguments: ["Model()", "Model.init()", "(Model())", "Model // why\n.init()"])
  func `However a value is made`(_ value: String) {
    #expect(
      members("func go() { let model = \(value)\nmodel.refresh() }") == ["Base.refresh"])
  }

  @Test func `In the arguments of attributes and macros`() {
    #expect(
      members(
        """
        @Limited(to: Model.shared.items.count) var limit = 1
        #Rows(Model.shared.kind) { Model.shared.refresh() }
        """) == [
          "Model.shared", "Model.items", "Model.shared", "Model.kind", "Model.shared",
          "Base.refresh",
        ])
  }

  @Test func `In branches that are compiled`() throws {
    let text = """
      struct Cat { let name = ""; func calm() -> Cat { self }; func wake() -> Cat { self } }
      struct User {
        let cat: Cat
        #if DAY
        func go() { cat.wake() }
        #else
        func go() {
          cat
            .calm()
            #if !DAY
            .calm().name
            #endif
        }
        #endif
      }
      """
    let bytes = Array(text.utf8)
    let start = try #require(text.range(of: "func go() { cat"))
    let end = try #require(text.range(of: "#else"))
    let left = text.utf8.distance(from: text.startIndex, to: start.lowerBound)
    let skipped = left..<text.utf8.distance(from: text.startIndex, to: end.lowerBound)
    let found = MemberSearch([(CodeTree(bytes), [skipped])]).members(in: 0)
    #expect(found.keys.sorted().map { name(at: $0, bytes) } == ["cat", "calm", "calm", "name"])
  }
}
