import Foundation
import ProgramSupport
import Testing

@testable import compare

/// `roles` from the command line to the exit code.
@Suite("A list of roles, from the command line to the exit code")
struct RolesRunTests {
  private static let files = [
    "Sources/App/Models/Note.swift": "public struct Note {}\n",
    "Sources/App/List.swift": "final class ListPresenter {}\nstruct Row: Equatable {}\n",
    "Sources/Kit/Kit.swift": "public struct Tool {}\n",
  ]

  @Test func `Each type with its role and why, those without one last`() throws {
    let package = try SmallPackage(
      targets: #".target(name: "App"), .target(name: "Kit")"#, Self.files)
    let app = """
      App: 2 of 3 types have a role.
        entity     Note           folder Models
        presenter  ListPresenter  name ends in Presenter
        —          Row            no evidence

      """
    let kit = """
      Kit: 0 of 1 type has a role.
        —  Tool  no evidence

      """
    #expect(package.run(["roles"]) == RunResult(output: app + "\n" + kit))
    #expect(package.run(["roles", "--module", "App"]) == RunResult(output: app))
    try package.folder.write(
      #"{"modules": [{"name": "Kit"}], "roles": [{"path": "Sources/Kit/**", "role": "service"}]}"#,
      to: ".compare.json")
    #expect(
      package.run(["roles"]).output == """
        Kit: 1 of 1 type has a role.
          service  Tool  .compare.json: path Sources/Kit/**

        """)
    let unknown = package.run(["roles", "--module", "Apps"])
    #expect(unknown.exitCode == 64)
    #expect(unknown.errors.hasPrefix("Error: The value 'Apps' is invalid for '--module'"))
  }

  @Test func `A folder of sources, as JSON, in a file`() throws {
    let folder = try TemporaryFolder()
    for (file, text) in Self.files { try folder.write(text, to: file) }
    let words = ["roles", "--sources", "Kit=Sources/Kit", "--format", "json", "-o", "roles.json"]
    #expect(run(words, in: folder.path) == RunResult())
    #expect(
      try folder.read("roles.json") == """
        {
          "complete" : true,
          "modules" : [
            {
              "name" : "Kit",
              "types" : [
                {
                  "file" : "Sources/Kit/Kit.swift",
                  "line" : 1,
                  "name" : "Tool",
                  "role" : null,
                  "why" : "no evidence"
                }
              ],
              "unlisted" : 0
            }
          ],
          "notes" : [

          ],
          "schemaVersion" : 1
        }

        """)
  }

  @Test func `Types without a symbol are counted, as in the table`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      struct Row {
        func text() -> Int {
          struct Part { let size = 1 }
          return Part().size
        }
      }
      #if os(Windows)
        struct Other {}
      #endif
      """, to: "App/Row.swift")
    let words = ["--sources", "App=App"]
    #expect(
      run(["roles"] + words, in: folder.path).output == """
        App: 0 of 3 types have a role.
          —  Row  no evidence
          Not listed: 2 inside functions or in code that isn't compiled.

        """)
    let csv = run(words + ["--format", "csv"], in: folder.path).output
    #expect(csv.split(separator: "\n").contains("types,3"))
  }

  @Test func `What doesn't build makes the list partial`() throws {
    var files = Self.files
    files["Sources/Kit/Broken.swift"] = "let broken: Int = \"no\"\n"
    let package = try SmallPackage(
      targets: #".target(name: "App"), .target(name: "Kit")"#, files)
    let result = package.run(["roles"])
    #expect(result.exitCode == 3)
    #expect(result.output.hasPrefix("Partial result: the notes say what could not be measured.\n"))
    #expect(result.output.contains("\nPartial: the build failed"))
    #expect(package.run(["roles", "--allow-partial"]).exitCode == 0)
    let file = package.run(["roles", "-o", "roles.txt"])
    #expect(file.errors.hasPrefix("Partial result: "))
  }

  @Test(arguments: ["--pattern", "--suite", "--edges"])
  func `Invalid options are refused`(_ option: String) {
    #expect(run(["roles", option, "x"], in: "/").exitCode == 64)
  }
}
