/// The rules that hold for every pattern.
enum TeamSpelling {
  static let imports: [Planting] =
    [
      ("alone", "import FoundationXML"),
      ("after another import", "import Foundation\nimport FoundationXML"),
      ("after a semicolon", "import Foundation; import FoundationXML"),
      ("two spaces", "import  FoundationXML"),
      ("a comment between", "import /* for feeds */ FoundationXML"),
      ("a comment after", "import FoundationXML // for feeds"),
      ("of a type", "import class FoundationXML.XMLParser"),
      ("with an attribute", "@preconcurrency import FoundationXML"),
      ("attribute on its own line", "@preconcurrency\nimport FoundationXML"),
      ("`#if canImport`", "#if canImport(FoundationXML)\nimport FoundationXML\n#endif"),
      ("`#if os(macOS)`", "#if os(macOS)\nimport FoundationXML\n#endif"),
      ("`#else`", "#if os(macOS)\n#else\nimport FoundationXML\n#endif"),
    ].map { Planting("imports.forbidden", $0.0, "\($0.1)\n\nfinal class $pListPresenter {}\n") } + [
      Planting(
        "imports.forbidden", "next to an extension", "final class $pListPresenter {}\n",
        other: "import FoundationXML\n\nextension $pListPresenter {\n  func press() {}\n}\n"),
      Planting(
        "imports.forbidden", "after the type",
        "final class $pListPresenter {}\n\nimport FoundationXML\n"),
      Planting(
        "imports.forbidden", "next to a role by protocol",
        "import FoundationXML\n\nprotocol $pListPresenterProtocol {}\n"),
    ]

  static let defaults: [Planting] = [
    ("`T()`", "init(router: any $P = $B()) {}"),
    ("`T.init()`", "init(router: any $P = $B.init()) {}"),
    ("`.init()`", "init(router: $B = .init()) {}"),
    ("in brackets", "init(router: any $P = ($B())) {}"),
    ("after a line break", "init(\n    router: any $P =\n      $B()\n  ) {}"),
    ("after a comment", "init(router: any $P = /* usual */ $B()) {}"),
    ("static function", "init(router: any $P = $B.make()) {}"),
    ("static property", "init(router: any $P = $B.usual) {}"),
    ("implicit static member", "init(router: $B = .make()) {}"),
    ("typealias", "init(router: any $P = $pUsual()) {}"),
    ("conditional", "init(router: any $P = Bool.random() ? $B() : $B()) {}"),
    ("closure", "init(router: () -> any $P = { $B() }) {}"),
    ("closure that is called", "init(router: any $P = { $B() }()) {}"),
    ("array", "init(routers: [any $P] = [$B()]) {}"),
    ("optional", "init(router: (any $P)? = $B()) {}"),
    ("function", "func press(_ router: any $P = $B()) {}"),
    (
      "static function's parameter",
      "static func press(_ router: any $P = $B()) {}\n  func show() {}"
    ),
    ("subscript", "subscript(router: any $P = $B()) -> Int { 0 }"),
    ("second parameter", "init(_ count: Int = 0, router: any $P = $B()) {}"),
    ("result of a function", "init(router: any $P = $pMade()) {}"),
  ].map { spelling in
    let text = """
      protocol $P {}

      final class $B: $P {
        nonisolated(unsafe) static let usual = $B()
        static func make() -> $B { $B() }
      }

      typealias $pUsual = $B
      func $pMade() -> $B { $B() }

      final class $pListPresenter {
        \(spelling.1)
      }

      """
    return Planting(
      "default-arguments.concrete", spelling.0,
      text.replacing("$B", with: "$pListRouter").replacing("$P", with: "$pListRouterProtocol"))
  }

  /// Each with a complexity of 3.
  static let thresholds: [Planting] =
    [
      ("`if`", "func press(_ a: Bool, _ b: Bool) { if a {}; if b {} }"),
      ("`else if`", "func press(_ a: Bool, _ b: Bool) { if a {} else if b {} }"),
      (
        "`if` as a value",
        "func press(_ a: Bool, _ b: Bool) -> Int { if a { 1 } else if b { 2 } else { 3 } }"
      ),
      (
        "`guard`",
        "func press(_ a: Bool, _ b: Bool) { guard a else { return }; guard b else { return } }"
      ),
      ("`while`", "func press(_ a: Bool) { while a {}; while a {} }"),
      ("`repeat`", "func press(_ a: Bool) { repeat {} while a; repeat {} while a }"),
      ("`for`", "func press(_ a: [Int]) { for _ in a {}; for _ in a {} }"),
      (
        "`switch`",
        "func press(_ a: Int) {\n    switch a {\n    case 1: break\n    case 2: break\n    default: break\n    }\n  }"
      ),
      ("`&&`", "func press(_ a: Bool, _ b: Bool) { if a && b {} }"),
      ("`||`", "func press(_ a: Bool, _ b: Bool) { if a || b {} }"),
      ("`? :`", "func press(_ a: Bool, _ b: Bool) -> Int { a ? 1 : b ? 2 : 3 }"),
      (
        "`catch`",
        "func press() { do { try act() } catch is CancellationError {} catch {} }\n  func act() throws {}"
      ),
      ("`if let`", "func press(_ a: Int?, _ b: Int?) { if let a { _ = a }; if let b { _ = b } }"),
      ("closure", "func press(_ a: Bool, _ b: Bool) { let act = { if a {}; if b {} }; act() }"),
      (
        "nested function",
        "func press(_ a: Bool, _ b: Bool) {\n    func act() { if a {}; if b {} }\n    act()\n  }"
      ),
      ("initialiser", "init(_ a: Bool, _ b: Bool) { if a {}; if b {} }"),
      (
        "computed property",
        "var a = false\n  var sign: Int { if a { return 1 }; if !a { return 2 }; return 3 }"
      ),
      (
        "`get`",
        "var a = false\n  var sign: Int {\n    get { if a { return 1 }; if !a { return 2 }; return 3 }\n  }"
      ),
      ("observer", "var a = false { didSet { if a {}; if !a {} } }"),
      (
        "subscript",
        "subscript(_ a: Bool) -> Int { if a { return 1 }; if !a { return 2 }; return 3 }"
      ),
      (
        "`#else`",
        "#if os(macOS)\n  #else\n  func press(_ a: Bool, _ b: Bool) { if a {}; if b {} }\n  #endif"
      ),
    ].map { Planting("thresholds.out-of-bounds", $0.0, "struct $pSign {\n  \($0.1)\n}\n") } + [
      Planting(
        "thresholds.out-of-bounds", "function of a file",
        "func $pPress(_ a: Bool, _ b: Bool) { if a {}; if b {} }\n"),
      Planting(
        "thresholds.out-of-bounds", "extension",
        "struct $pSign {}\n\nextension $pSign {\n  func press(_ a: Bool, _ b: Bool) { if a {}; if b {} }\n}\n"
      ),
    ]

  static let remarks: [Planting] =
    remarks("ignore-without-reason", "compare:ignore mvc.view-knows-model")
    + remarks("ignore-unknown-rule", "compare:ignore view-knows-model the name lacks its pattern")
    + remarks("ignore-without-effect", "compare:ignore mvc.role-cycle there is none to accept")

  private static func remarks(_ rule: String, _ remark: String) -> [Planting] {
    [
      ("above", "// \(remark)\n  func show(_ todo: $pTodoModel) {}"),
      ("at the end of the line", "func show(_ todo: $pTodoModel) {}  // \(remark)"),
      ("without a space", "//\(remark)\n  func show(_ todo: $pTodoModel) {}"),
      ("`///`", "/// \(remark)\n  func show(_ todo: $pTodoModel) {}"),
      ("block comment above", "/* \(remark) */\n  func show(_ todo: $pTodoModel) {}"),
      ("block comment at the end", "func show(_ todo: $pTodoModel) {}  /* \(remark) */"),
      ("between", "func show(_ todo: /* \(remark) */ $pTodoModel) {}"),
      ("over several lines", "/*\n   \(remark)\n   */\n  func show(_ todo: $pTodoModel) {}"),
      ("after other words", "// An old view: \(remark)\n  func show(_ todo: $pTodoModel) {}"),
    ].map {
      Planting(
        rule, $0.0, "struct $pTodoModel: Codable {}\n\nfinal class $pListView {\n  \($0.1)\n}\n")
    }
  }

  /// Packages: the target `$pFeed` knows `$pClient`, which knows `$pModels`.
  static let packages: [Planting] = undeclared + unused + cycles

  /// The models know who shows them.
  private static let cycles: [Planting] = [
    ("alone", "import $pFeed"), ("of a type", "import struct $pFeed.Feed"),
    ("exported", "@_exported import $pFeed"), ("in a comment's line", "/* why */ import $pFeed"),
    ("`#if os(macOS)`", "#if os(macOS)\nimport $pFeed\n#endif"),
  ].map {
    package(
      "modules.import-cycle", $0.0, feed: "\"$pClient\"", imports: "import $pClient", models: $0.1)
  }

  private static let undeclared: [Planting] = [
    ("alone", "import $pModels"), ("after a semicolon", "import $pClient; import $pModels"),
    ("a comment between", "import /* rows */ $pModels"),
    ("of a type", "import struct $pModels.Row"),
    ("with an attribute", "@preconcurrency import $pModels"),
    ("attribute on its own line", "@preconcurrency\nimport $pModels"),
    ("`@testable`", "@testable import $pModels"),
    ("with an access level", "internal import $pModels"),
    ("`#if os(macOS)`", "#if os(macOS)\nimport $pModels\n#endif"),
    ("`#else`", "#if os(macOS)\n#else\nimport $pModels\n#endif"),
  ].map {
    package(
      "packages.undeclared-import", $0.0, feed: "\"$pClient\"", imports: "import $pClient\n\($0.1)")
  }

  private static let unused: [Planting] =
    [
      ("by name", "\"$pClient\", \"$pModels\"", ""),
      ("`.target`", "\"$pClient\", .target(name: \"$pModels\")", ""),
      ("`.byName`", "\"$pClient\", .byName(name: \"$pModels\")", ""),
      ("from a constant", "parts", "let parts: [Target.Dependency] = [\"$pClient\", \"$pModels\"]"),
      (
        "with a condition",
        "\"$pClient\", .target(name: \"$pModels\", condition: .when(platforms: [.macOS, .linux]))",
        ""
      ),
    ].map {
      package(
        "packages.unused-dependency", $0.0, feed: $0.1, imports: "import $pClient", header: $0.2)
    } + [
      package(
        "packages.unused-dependency", "added in a loop", feed: "\"$pClient\"",
        imports: "import $pClient",
        footer:
          "for target in package.targets where target.name == \"$pFeed\" {\n  target.dependencies.append(\"$pModels\")\n}"
      )
    ]

  private static func package(
    _ rule: String, _ spelling: String, feed: String, imports: String, models: String = "",
    header: String = "", footer: String = ""
  ) -> Planting {
    var planting = Planting(rule, spelling, "")
    planting.files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      \(header)
      let package = Package(
        name: "$pThings",
        targets: [
          .target(name: "$pModels"), .target(name: "$pClient", dependencies: ["$pModels"]),
          .target(name: "$pFeed", dependencies: [\(feed)]),
        ])
      \(footer)

      """,
      "Sources/$pModels/Models.swift": "\(models)\npublic struct Row { public init() {} }\n",
      "Sources/$pClient/Client.swift":
        "public import $pModels\n\npublic struct Client {\n  public init() {}\n  public var row: Row { Row() }\n}\n",
      "Sources/$pFeed/Feed.swift": "\(imports)\n\nstruct Feed { let client = Client() }\n",
    ]
    return planting
  }
}
