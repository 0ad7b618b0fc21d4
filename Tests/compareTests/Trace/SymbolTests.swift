import Testing

@testable import RunTrace

@Suite("What a symbol's tree says of a function")
struct SymbolTests {
  private func function(
    _ tree: String, hasPlace: Bool = true, text: String = "init show make"
  ) -> TracedFunction {
    let trees = SymbolTree.all(in: "Demangling for $sX\n" + tree + "\n\n")
    return TracedFunction(
      name: "$sX", tree: trees["$sX"], place: hasPlace ? CodePlace(file: "A.swift", line: 3) : nil,
      text: text, modules: ["App"])
  }

  private static let method = """
    kind=Global
      kind=Function
        kind=Structure
          kind=Class
            kind=Module, text="App"
            kind=Identifier, text="List"
          kind=PrivateDeclName
            kind=Identifier, text="_1A2B"
            kind=Identifier, text="Row"
        kind=Identifier, text="show"
        kind=LabelList
    """

  @Test func `A function of a type within a type, one of them private`() {
    let row = TypeName(module: "App", name: "List.Row")
    let function = function(Self.method)
    #expect(function.kind == .method(row, "show"))
    #expect(function.owner == row)
    #expect(function.place == CodePlace(file: "A.swift", line: 3))
  }

  @Test func `What has no line, or one that doesn't name it, was made by the compiler`() {
    let function = function(Self.method, hasPlace: false)
    #expect(function.kind == .part)
    #expect(function.owner?.name == "List.Row")
    #expect(self.function(Self.method, text: "struct Row {").kind == .part)
  }

  @Test(arguments: ["App", "Swift"])
  func `A witness names its protocol, whichever module's`(module: String) {
    let function = function(
      """
      kind=Global
        kind=ProtocolWitness
          kind=ProtocolConformance
            kind=Type
              kind=Class
                kind=Module, text="App"
                kind=Identifier, text="Host"
            kind=Type
              kind=Protocol
                kind=Module, text="\(module)"
                kind=Identifier, text="Greeter"
            kind=Module, text="App"
          kind=Function
            kind=Protocol
              kind=Module, text="App"
              kind=Identifier, text="Greeter"
            kind=Identifier, text="greet"
      """)
    #expect(function.kind == .witness(of: TypeName(module: module, name: "Greeter")))
  }

  private func inner(_ kind: String) -> TracedFunction {
    function(
      """
      kind=Global
        kind=\(kind)
          kind=Function
            kind=Enum
              kind=Module, text="App"
              kind=Identifier, text="Tool"
            kind=Identifier, text="work"
          kind=LocalDeclName
            kind=Number, index=0
            kind=Identifier, text="inner"
      """)
  }

  @Test func `An accessor and a function within one are parts of their type`() {
    for kind in ["Getter", "Function"] {
      #expect(inner(kind).kind == .part)
      #expect(inner(kind).owner?.name == "Tool")
    }
  }

  @Test func `Neither a closure nor an implicit one for a function handed on is a part`() {
    #expect(inner("ExplicitClosure").kind == .closure)
    #expect(inner("ExplicitClosure").owner?.name == "Tool")
    #expect(inner("ImplicitClosure").kind == .deferred)
    #expect(inner("ImplicitClosure").owner?.name == "Tool")
  }

  @Test func `A type of another module isn't one, nor its extension; a protocol's extension is`() {
    let extended = { (kind: String, module: String) in
      """
      kind=Global
        kind=Static
          kind=Function
            kind=Extension
              kind=Module, text="App"
              kind=\(kind)
                kind=Module, text="\(module)"
                kind=Identifier, text="Thing"
            kind=Identifier, text="make"
      """
    }
    #expect(function(extended("Structure", "Swift")).kind == .part)
    #expect(function(extended("Structure", "Swift")).owner == nil)
    #expect(
      function(extended("Protocol", "App")).kind
        == .method(TypeName(module: "App", name: "Thing"), "make"))
  }

  @Test
  func `What makes an instance counts once: a class by its second step, a structure by its only`() {
    let made = { (kind: String, type: String) in
      """
      kind=Global
        kind=\(kind)
          kind=\(type)
            kind=Module, text="App"
            kind=Identifier, text="Host"
          kind=Type
      """
    }
    let host = TypeName(module: "App", name: "Host")
    #expect(function(made("Allocator", "Class")).kind == .part)
    #expect(function(made("Allocator", "Class")).owner == nil)
    #expect(function(made("Constructor", "Class")).kind == .method(host, "init"))
    #expect(function(made("Allocator", "Structure")).kind == .method(host, "init"))
  }

  @Test(
    arguments: [
      ("$s3App4workyyYaF", "$s3App4workyyYaF", TracedFunction.Resumption.none),
      ("$s3App4workyyYaFTY12_", "$s3App4workyyYaF", .turn),
      ("$s3App4workyyYaFTQ0_", "$s3App4workyyYaF", .await),
      ("$s3App4workyyF0_", "$s3App4workyyF0_", .none),
    ])
  func `The parts of a function that suspends have its name`(
    name: String, symbol: String, resumption: TracedFunction.Resumption
  ) {
    let function = TracedFunction(name: name, tree: nil, place: nil, text: "", modules: [])
    #expect(function.symbol == symbol)
    #expect(function.resumption == resumption)
  }

  @Test func `Several names in one output, one of them without meaning`() {
    let trees = SymbolTree.all(
      in: """
        Demangling for main
        <<NULL>>

        Demangling for $sA
        kind=Global
          kind=Getter, text="a, b"

        """)
    #expect(trees["main"] == SymbolTree(kind: ""))
    #expect(trees["$sA"]?.children.first == SymbolTree(kind: "Getter", text: "a, b"))
  }
}
