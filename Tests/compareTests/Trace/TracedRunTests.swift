import Foundation
import ProgramSupport
import Testing

@testable import compare
@testable import CompareSupport
@testable import SourceRecords
@testable import RunTrace

/// A small program, built once; a run of it takes as long as SwiftPM needs to see that nothing
/// changed.
@Suite("A program that is traced", .serialized)
struct TracedRunTests {
  private static let package = Result {
    let package = try TracedRunTests.made()
    // One that lives as long as the tests has nobody who lets go of it.
    removeAtExit(package.folder.path)
    return package
  }

  private static func made() throws -> SmallPackage {
    try SmallPackage(
      targets:
        ".target(name: \"Parts\"), .executableTarget(name: \"walk\", dependencies: [\"Parts\"])",
      [
        "Sources/Parts/Parts.swift": """
        public protocol Greeter: Sendable { func greet(_ name: String) }
        public struct Host: Greeter {
          public init() {}
          public func greet(_ name: String) { [name].forEach { Pen.write($0) } }
        }
        enum Pen {
          static func write(_ text: String) { last.withCopy { _ = text + $0 } }
          static var last: Last { Last() }
        }
        struct Last { func withCopy(_ body: (String) -> Void) { body("") } }
        public actor Store {
          var count = 0
          public init() {}
          public func add() { count += 1; Pen.write("added") }
        }
        public struct Walker: Sendable {
          let greeter: any Greeter
          let store = Store()
          public init(_ greeter: any Greeter) { self.greeter = greeter }
          public func walk() { for name in ["a", "b", "c"] { greeter.greet(name) } }
          public func later() async {
            await store.add()
            Pen.write("between")
            async let other: Void = store.add()
            await other
          }
          public func crash(_ index: Int) { Pen.write("end"); _ = [0][index] }
        }

        """,
        "Sources/walk/Main.swift": """
        import Foundation
        import Parts
        @main struct Main {
          static func main() async {
            let walker = Walker(Host())
            print("said by the program")
            walker.walk()
            await walker.later()
            switch CommandLine.arguments.dropFirst().first {
            case "crash": walker.crash(1)
            case "end": kill(getpid(), SIGTERM)
            case "code": exit(5)
            default: break
            }
          }
        }

        """,
      ])
  }

  private func trace(_ words: String...) throws -> RunResult {
    try Self.package.get().run(["trace", "--run", "walk"] + words)
  }

  private static let walk = """
      Main → Walker.walk
        Host.greet, through Greeter × 3
          Pen.write
            Last.withCopy

    """

  private static let whole =
    """
    walk: 22 messages between 6 types

    task 1
      Main → Host.init
      Main → Walker.init
        Store.init

    """ + walk + """
        Main → Walker.later
          Store.add
            Pen.write
              Last.withCopy
          Pen.write
            Last.withCopy

      task 2
        Walker → Store.add
          Pen.write
            Last.withCopy

      Note: each task and thread stands apart, since the record doesn't say which call began it.

      """

  @Test
  func `Calls through a protocol and from a loop, after an await and in another task`() throws {
    #expect(try trace() == RunResult(output: Self.whole))
  }

  @Test func `A crash leaves what the program did until then, and the result is partial`() throws {
    let result = try trace("--depth", "2", "--", "crash")
    #expect(result.exitCode == 3)
    #expect(result.output.contains("  Main → Walker.crash\n    Pen.write\n\n"))
    #expect(result.output.contains("\nPartial: the program was ended by signal "))
  }

  @Test func `A signal makes it partial too; that can be allowed`() throws {
    let result = try trace("--format", "mermaid", "--allow-partial", "--", "end")
    #expect(result.exitCode == 0)
    #expect(result.output.hasPrefix("sequenceDiagram\n"))
    let line = "Partial result: the notes say what could not be measured."
    #expect(result.errors.hasPrefix("\(line)\nPartial: the program was ended by signal 15,"))
  }

  @Test func `The program's exit code is reported; a module to begin at`() throws {
    let result = try trace("--from", "Parts", "--until", "Last.withCopy", "--", "code")
    #expect(result.exitCode == 0)
    #expect(
      result.output == """
        walk: 4 messages between 5 types

        task 1
          Walker → Store.init
          Walker → Host.greet, through Greeter
            Pen.write
              Last.withCopy

        Note: the program ended with exit code 5.

        """)
  }

  @Test func `A full record is reported`() throws {
    let folder = try Self.package.get().folder.path
    var options = TraceOptions()
    options.product = "walk"
    let input = TraceInput(
      options: options, session: .ofTest(), workspace: Workspace(root: folder, part: "trace"))
    var said: [UInt8] = []
    let trace = try input.trace(in: folder, room: 20) { said += $0 }
    #expect(!trace.isComplete)
    #expect(trace.notes.first?.text.hasPrefix("the record was full after 20 calls") == true)
    #expect(String(decoding: said, as: UTF8.self) == "said by the program\n")
  }

  @Test func `What isn't there is named, with what is`() throws {
    let package = try Self.package.get()
    let product = package.run(["trace", "--run", "wlak"])
    #expect(product.exitCode == 64)
    #expect(
      product.errors.hasPrefix(
        "Error: The value 'wlak' is invalid for '--run': use walk. Did you mean 'walk'?\n"))
    let module = try trace("--from", "Kit")
    #expect(module.exitCode == 64)
    #expect(
      module.errors.hasPrefix("Error: The value 'Kit' is invalid for '--from': use Parts or walk."))
    let nothing = try trace("--types", "A,B")
    #expect(nothing.exitCode == 1)
    #expect(nothing.errors == "Error: The options leave none of the 22 messages of this run.\n")
  }
}
