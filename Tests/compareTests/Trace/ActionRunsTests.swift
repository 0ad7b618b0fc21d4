import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import RunTrace
@testable import compare

/// A small program with a window, built once in the way that traces are.
@Suite("The actions of a program", .serialized)
struct ActionRunsTests {
  private static let package = Result {
    let package = try ActionRunsTests.made()
    // One that lives as long as the tests has nobody who lets go of it.
    removeAtExit(package.folder.path)
    return package
  }

  private static func made() throws -> SmallPackage {
    try SmallPackage(
      targets: """
        .target(name: "Kit"), .target(name: "One", dependencies: ["Kit"]),
        .executableTarget(name: "app", dependencies: ["Kit", "One"])
        """,
      [
        ".compare.json": configuration(cut: "Window.press"),
        "Sources/Kit/Kit.swift": """
        public protocol ItemStore: AnyObject {
          func add(_ title: String)
          func drop(_ title: String)
        }
        public final class MemoryStore: ItemStore {
          public var onChange: () -> Void = {}
          public init() {}
          public func add(_ title: String) { onChange() }
          public func drop(_ title: String) {}
        }
        public protocol Scene: AnyObject { func press(_ key: Character) }
        public final class Window {
          public var scene: (any Scene)?
          public init() {}
          public func press(_ key: Character) { scene?.press(key) }
          public func changed() {}
          public func close() { changed() }
        }

        """,
        "Sources/One/ItemView.swift": """
        import Kit
        public final class ItemView: Scene {
          private let presenter: ItemPresenter
          private let window: Window
          public init(_ presenter: ItemPresenter, in window: Window) {
            self.presenter = presenter
            self.window = window
            presenter.view = self
          }
          public func press(_ key: Character) {
            switch key {
            case "a": presenter.addPressed()
            case "d": presenter.dropPressed()
            default: fatalError("no such key")
            }
          }
          public func neverCalled() { presenter.addPressed() }
          func show() { window.changed() }
        }

        """,
        "Sources/One/ItemPresenter.swift": """
        import Kit
        public final class ItemPresenter {
          weak var view: ItemView?
          private let store: any ItemStore
          public init(_ store: MemoryStore) {
            self.store = store
            store.onChange = { [weak self] in self?.changed() }
          }
          func addPressed() { store.add("it") }
          func dropPressed() { _ = String(describing: Drop(store: store)) }
          private func changed() { view?.show() }
        }
        // Whoever reads the code doesn't see that a description is asked for.
        struct Drop: CustomStringConvertible {
          let store: any ItemStore
          var description: String { store.drop("it"); return "" }
        }

        """,
        "Sources/app/Main.swift": """
        import Foundation
        import Kit
        import One
        @main struct Main {
          static func main() {
            let words = CommandLine.arguments
            let found = try? FileManager.default.contentsOfDirectory(atPath: words[2])
            guard words[1] == "mvp", found == [] else { exit(7) }
            FileManager.default.createFile(atPath: words[2] + "/left", contents: nil)
            let window = Window()
            play(words[3], in: window)
            window.close()
          }
          static func play(_ keys: String, in window: Window) {
            let view = ItemView(ItemPresenter(MemoryStore()), in: window)
            window.scene = view
            for key in keys { window.press(key) }
          }
        }

        """,
      ])
  }

  private static func configuration(cut: String, redraw: String = "Window.changed") -> String {
    """
    {
      "modules": [{ "name": "One", "pattern": "mvp" }],
      "trace": {
        "run": "app", "arguments": ["{implementation}", "{folder}"],
        "cut": "\(cut)", "redraw": "\(redraw)",
        "actions": [
          { "name": "add", "arguments": ["da"] }, { "name": "drop", "arguments": ["ad"] },
          { "name": "rest", "arguments": [""] }, { "name": "break", "arguments": ["a!"] }
        ]
      }
    }
    """
  }

  private func run(_ words: String...) throws -> RunResult { try Self.package.get().run(words) }

  @Test
  func `Each runs by itself; a note says what couldn't be counted, and it is partial`() throws {
    let result = try run("trace", "--actions", "--action", "add", "--action", "break")
    #expect(result.exitCode == 3)
    #expect(
      result.output.hasPrefix(
        """
        Partial result: the notes say what could not be measured.

                                   One
        Messages between roles
          add                        4
        Through a protocol
          add                        1

        """), "\(result.output)")
    #expect(result.output.contains("Redraws requested\n  add                        1\n"))
    #expect(
      result.output.contains(
        "Partial: One: action 'break' is not counted: its run was ended by signal "))
  }

  @Test func `A run that never reaches the cut, and a store without a path, are named`() throws {
    let result = try run("trace", "--actions", "--format", "json", "--allow-partial")
    #expect(result.exitCode == 0)
    let notes = [
      "action 'rest' never reaches Window.press",
      "its paths are incomplete: 'add' reached MemoryStore.drop, where no path from a view leads",
    ]
    for note in notes { #expect(result.output.contains(note), "\(result.output)") }
    #expect(!result.output.contains("reached MemoryStore.add"))
  }

  @Test
  func `With the table of modules: own rows, and which paths to a store a script runs`() throws {
    let result = try run("--actions", "--no-tests", "--format", "json")
    let report = try result.report()
    let module = try #require(report.modules.first)
    #expect(module.actions?.map(\.name) == ["add", "drop"])
    #expect(module.actions?.first?.arguments == ["mvp", "{folder}", "da"])
    #expect(
      Dictionary(module.paths.list.map { ($0.action, $0.taken) }) { first, _ in first }
        == ["ItemView.press(_:)": true, "ItemView.neverCalled()": false])
    #expect(report.notes.contains { $0.text.hasPrefix("its paths are incomplete: 'add'") })
  }

  @Test func `A run in parts: a new one at every call, and what comes after the last`() throws {
    let folder = try TemporaryFolder()
    let result = try run(
      "trace", "--run", "app", "--cut", "Window.press", "--types", "ItemView,ItemPresenter", "--",
      "mvp", folder.path, "da")
    #expect(
      result.output == """
        app: 3 messages between 2 types

        Window.press 1

        main thread
          ItemView → ItemPresenter.dropPressed

        Window.press 2

        main thread
          ItemView → ItemPresenter.addPressed
            ItemView.show

        """)
  }

  @Test
  func `Formats without a table of actions are refused, and so are surplus arguments`() throws {
    let drawn = try run("trace", "--actions", "--format", "html")
    #expect(drawn.exitCode == 64)
    #expect(
      drawn.errors.hasPrefix(
        "Error: The value 'html' is invalid for '--format': use text or json.\n"))
    let called = try run("trace", "--actions", "--", "mvp")
    #expect(called.exitCode == 64)
    #expect(called.errors.hasPrefix("Error: Unexpected argument 'mvp'.\n"))
  }

  @Test func `What isn't there is named, with what may have been meant`() throws {
    let cut = try run("trace", "--run", "app", "--cut", "Window.pres", "--", "mvp", "/none", "a")
    #expect(cut.exitCode == 64)
    #expect(
      cut.errors.hasPrefix("Error: This run never calls 'Window.pres'"), "\(cut.errors)")
    let action = try run("trace", "--actions", "--action", "ad")
    #expect(action.exitCode == 64)
    #expect(
      action.errors.hasPrefix(
        "Error: The value 'ad' is invalid for '--action': use add, drop, rest or break."))
    let package = try Self.package.get()
    defer {
      try? package.folder.write(Self.configuration(cut: "Window.press"), to: ".compare.json")
    }
    try package.folder.write(Self.configuration(cut: "Window.pres"), to: ".compare.json")
    let configured = try run("trace", "--actions", "--action", "add")
    #expect(configured.exitCode == 1)
    #expect(
      configured.errors
        == "Error: .compare.json: no run calls 'trace.cut', which is 'Window.pres'. Called are"
        + " Window.changed, Window.close, Window.init, Window.press."
        + " Did you mean 'Window.press'?\n")
    try package.folder.write("{}", to: ".compare.json")
    let missing = try run("trace", "--actions")
    #expect(missing.exitCode == 1)
    #expect(missing.errors.contains("/.compare.json' has no 'trace', which says what --actions"))
  }
}
