import Testing

@testable import ArchitectureGraph
@testable import ArchitectureRules
@testable import CompareSupport
@testable import compare
@testable import SourceRecords

@Suite("Which layer a type is in")
struct LayerMapTests {
  private let types: [TypePart: TypeNode] = {
    var made = HandMadeTypes()
    made.add("ListView", "ListView.Row", file: "/p/Sources/App/Views/ListView.swift")
    made.add("Item", file: "/p/Sources/App/Model/Item.swift")
    made.add("Main", file: "/p/Sources/App/Main.swift")
    made.add("Store", module: "Kit", file: "/p/Sources/Kit/Store.swift")
    return Dictionary(
      uniqueKeysWithValues: made.types.map { (TypePart(type: $0, file: $1.file), $1) })
  }()

  /// `type layer` for each type that has one.
  private func layers(_ entries: LayerEntry...) -> [String] {
    let map = LayerMap(entries, types, in: "/p")
    return types.compactMap { part, type in
      map.layer(of: part.type, in: part.file).map { "\(type.name) \($0.name)" }
    }
    .sorted()
  }

  private func flaw(_ entries: LayerEntry...) -> String? {
    LayerMap.flaw(in: entries, among: types.values, in: "/p")
  }

  @Test func `By module, by folder, by type; a nested type with the one around it`() {
    #expect(layers(LayerEntry(name: "kit", modules: ["K*"])) == ["Store kit"])
    #expect(layers(LayerEntry(name: "model", folders: ["Sources/*/Model"])) == ["Item model"])
    #expect(
      layers(LayerEntry(name: "views", types: ["*View"])) == [
        "ListView views", "ListView.Row views",
      ])
    #expect(
      layers(
        LayerEntry(name: "views", types: ["*View"]), LayerEntry(name: "rows", types: ["*.Row"]))
        == ["ListView views", "ListView.Row rows"])
  }

  @Test func `The most specific wins: type over folder over module`() {
    let entries = [
      LayerEntry(name: "app", modules: ["M"]),
      LayerEntry(name: "screens", folders: ["Sources/App/Views/**"]),
      LayerEntry(name: "rows", types: ["ListView.Row"]),
    ]
    #expect(LayerMap.flaw(in: entries, among: types.values, in: "/p") == nil)
    #expect(
      layers(entries[0], entries[1], entries[2]) == [
        "Item app", "ListView screens", "ListView.Row rows", "Main app",
      ])
  }

  @Test func `A layer knows itself and those that it names`() throws {
    let map = LayerMap(
      [
        LayerEntry(name: "views", types: ["ListView"], knows: ["model"]),
        LayerEntry(name: "model", types: ["Item"]),
      ], types, in: "/p")
    let part = { (name: String) in types.first { $0.value.name == name }?.key }
    let views = try #require(part("ListView").flatMap { map.layer(of: $0.type, in: $0.file) })
    let model = try #require(part("Item").flatMap { map.layer(of: $0.type, in: $0.file) })
    #expect(views.knows(model) && views.knows(views))
    #expect(!model.knows(views))
    #expect(map.names(in: "M") == ["model", "views"])
    #expect(map.names(in: "Kit") == [])
  }

  @Test func `Two layers that claim a type in the same way are a slip`() {
    #expect(
      flaw(LayerEntry(name: "a", types: ["List*"]), LayerEntry(name: "b", types: ["*View"]))
        == "by its type name, the type 'ListView' is in several layers: 'a', 'b'")
    #expect(
      flaw(
        LayerEntry(name: "a", folders: ["Sources/**"]),
        LayerEntry(name: "b", folders: ["Sources/Kit"]))
        == "by its folder, the type 'Store' is in several layers: 'a', 'b'")
    #expect(
      flaw(LayerEntry(name: "a", modules: ["M"]), LayerEntry(name: "b", modules: ["?"]))
        == "by its module, the type 'Item' is in several layers: 'a', 'b'")
    // One layer may say the same twice.
    #expect(flaw(LayerEntry(name: "a", modules: ["M", "?"])) == nil)
  }

  @Test func `A pattern that is about no type is a slip`() {
    #expect(
      flaw(LayerEntry(name: "a", modules: ["Kit", "Kitt"]))
        == "the module 'Kitt' of the layer 'a' matches no type")
    #expect(
      flaw(LayerEntry(name: "a", folders: ["Sources"]))
        == "the folder 'Sources' of the layer 'a' matches no type")
    #expect(
      flaw(LayerEntry(name: "a", types: ["View"]))
        == "the type 'View' of the layer 'a' matches no type")
  }

  @Test func `Unknown names, and names of two, are slips`() {
    #expect(
      flaw(
        LayerEntry(name: "a", modules: ["Kit"], knows: ["c"]), LayerEntry(name: "b", modules: ["M"])
      ) == "the layer 'a' knows 'c', but there are only a, b")
    #expect(
      flaw(LayerEntry(name: "a", modules: ["Kit"]), LayerEntry(name: "a", modules: ["M"]))
        == "two layers are called 'a'")
  }

  @Test func `Layers that know each other in a circle are a slip; naming itself isn't`() {
    #expect(
      flaw(
        LayerEntry(name: "a", modules: ["Kit"], knows: ["b"]),
        LayerEntry(name: "b", modules: ["M"], knows: ["c"]),
        LayerEntry(name: "c", types: ["Item"], knows: ["a"]))
        == "layers know each other in a circle: a → b → c → a")
    #expect(flaw(LayerEntry(name: "a", modules: ["Kit"], knows: ["a"])) == nil)
    #expect(
      flaw(
        LayerEntry(name: "a", modules: ["Kit"], knows: ["a", "b"]),
        LayerEntry(name: "b", modules: ["M"], knows: ["a"]))
        == "layers know each other in a circle: a → b → a")
  }

  @Test func `Types of tests are in no layer`() throws {
    let modules = ["M", "Kit"].map {
      SourceModule(name: $0, isTest: $0 == "Kit", files: [], dependencies: [])
    }
    let all = Configuration(layers: [LayerEntry(name: "all", modules: ["*"])])
    let map = try all.layerMap(for: types, of: modules, in: "/p")
    #expect(map.names(in: "M") == ["all"])
    #expect(map.names(in: "Kit") == [])
    let kit = Configuration(layers: [LayerEntry(name: "kit", modules: ["Kit"])])
    #expect(throws: Failure.self) { try kit.layerMap(for: types, of: modules, in: "/p") }
  }
}
