import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureGraph
@testable import CompareSupport
@testable import SourceRecords
@testable import compare

@Suite("Roles in the configuration")
struct RoleEntryTests {
  private let types = ["ListScene", "ListScene.Row", "Config", "ListView"].map {
    TypeNode(
      name: $0, module: "App", isProtocol: false, file: "A.swift",
      position: Position(line: 1, column: 1))
  }

  private func entries(_ text: String) throws -> [RoleEntry] {
    try JSONDecoder().decode([RoleEntry].self, from: Data(text.utf8))
  }

  @Test func `By a file or its folder, the first that matches, before the module`() throws {
    let table = RoleTable(
      try entries(
        """
        [{"role": "entity", "path": "Sources/*/Domain/**"}, {"role": "view", "path": "**/Row.swift"},
         {"role": "state", "path": "Sources/App"}, {"role": "model", "module": "App"}]
        """), in: "/p")
    func role(_ file: String) -> Role? {
      table.placed(
        TypeNode(
          name: "Note", module: "App", isProtocol: false, file: file,
          position: Position(line: 1, column: 1)))?.role
    }
    #expect(role("/p/Sources/App/Domain/Notes/Note.swift") == .entity)
    #expect(role("/p/Sources/App/Domain/Row.swift") == .entity)
    #expect(role("/p/Sources/App/Lists/Row.swift") == .view)
    #expect(role("/p/Sources/App/Note.swift") == .state)
    #expect(role("/p/Sources/App/Lists/Note.swift") == .model)
    // Paths begin in the folder of the configuration.
    #expect(role("/other/Sources/App/Domain/Note.swift") == .model)
  }

  @Test(
    arguments: [
      (#"[{"role": "vue", "suffix": "A"}]"#, "there is no role 'vue', only action, app, "),
      (#"[{"role": "view"}]"#, "a role needs one of suffix, type, path and module"),
      (#"[{"role": "view", "suffix": "A", "type": "B"}]"#, "a role needs one of"),
      (#"[{"role": "view", "suffix": ""}]"#, "a role needs one of"),
      (
        #"[{"role": "view", "sufix": "A"}]"#,
        "unknown key 'sufix', known are role, suffix, type, path"
      ),
    ])
  func `An invalid entry's error says why`(_ text: String, _ reason: String) throws {
    let error = #expect(throws: DecodingError.self) { try entries(text) }
    #expect(error?.explanation.hasPrefix(reason) == true, "\(error?.explanation ?? "")")
  }

  @Test(
    arguments: [
      (#"{"role": "view", "suffix": "Scene"}"#, nil),
      (#"{"role": "view", "type": "ListScene.Row"}"#, nil),
      (#"{"role": "model", "module": "App"}"#, nil),
      (
        #"{"role": "view", "suffix": "Window"}"#,
        "the suffix 'Window', which has the role 'view', matches no type"
      ),
      // All that end with it have a longer end that tells their role.
      (
        #"{"role": "model", "suffix": "iew"}"#,
        "the suffix 'iew', which has the role 'model', matches no type"
      ),
      (
        #"{"role": "view", "type": "Row"}"#,
        "the type 'Row', which has the role 'view', matches no type"
      ),
      (
        #"{"role": "view", "module": "Kit"}"#,
        "the module 'Kit', which has the role 'view', matches no type"
      ),
      (#"{"role": "view", "path": "*.swift"}"#, nil),
      (
        #"{"role": "view", "path": "Views/**"}"#,
        "the path 'Views/**', which has the role 'view', matches no type"
      ),
      (
        #"{"role": "view", "type": "Config"}, {"role": "model", "type": "Config"}"#,
        "the type 'Config' has two roles"
      ),
    ])
  func `A pattern that matches nothing is a slip`(_ text: String, _ flaw: String?) throws {
    #expect(RoleTable.flaw(in: try entries("[\(text)]"), among: types) == flaw)
  }

  @Test func `A package's slip ends the run`() throws {
    let package = try SmallPackage(
      targets: #".target(name: "App")"#,
      [
        "Sources/App/A.swift": "struct A {}\n",
        ".compare.json": #"{"roles": [{"role": "view", "suffix": "Scene"}]}"#,
      ])
    let result = package.run(["--no-tests"])
    #expect(result.exitCode == 1)
    #expect(
      result.errors
        == "Error: '\(package.folder.path)/.compare.json' isn't a valid configuration: the suffix 'Scene',"
        + " which has the role 'view', matches no type.\n")
  }
}
