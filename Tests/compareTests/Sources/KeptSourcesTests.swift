import Foundation
import ProgramSupport
import Testing

@testable import SourceRecords

/// What a run uses of the last one: after each edit, the result must be that of a first run.
@Suite("Sources measured again")
struct KeptSourcesTests {
  private let files = [
    "Core/Cat.swift": """
    public struct Cat {
      public init() {}
      public var name: String { "Tom" }
    }
    public struct Dog { public init() {} }
    public typealias Pet = Cat
    """,
    "App/Row.swift": """
    import Core
    import UIKit
    final class Row: UIView {
      let cat = Cat()
      func show() { label.text = cat.name }
      var title: String { cat.name }
      #if DEBUG
        func debug() { }
      #endif
    }
    """,
    "App/Twice.swift": "struct Twice { var n = 1 }\n",
    "App/Zwei/Twice.swift": "struct Twice { var n = 2 }\n",
    "App/List.swift": """
    import Core
    final class List {
      private let pet = Pet()
      func rows() -> [Row] { [Row()] }
      var count: Int { get { rows().count } }
    }
    """,
  ]
  private let parts = ["App=App", "Core=Core"]

  @Test func `Only files whose bodies changed are compiled again`() throws {
    let fixture = try SourcesFixture(files)
    _ = try fixture.analyse(parts)
    let before = try units(of: fixture)
    try edit(
      "App/Row.swift", "cat.name }\n  var", "_ = Dog(); label.text = cat.name }\n  var", fixture)
    _ = try fixture.analyse(parts)
    let after = try units(of: fixture)
    #expect(before.keys.filter { before[$0] != after[$0] } == ["Row.swift"])
    // The note of the whole compilation would vouch for copies that it never saw.
    let note = "\(fixture.scratch.path)/AppSources/compiled"
    #expect(!FileManager.default.fileExists(atPath: note))
    #expect(try measuredTwice(fixture).contains("Row -> Dog 1 App/Row.swift:5"))
  }

  @Test func `Whatever changes, the result is that of a first run`() throws {
    let fixture = try SourcesFixture(files)
    let base = try fixture.analyse(parts)
    let edits = [
      // A signature, a property's type, an accessor, a new file's worth of types.
      ("App/List.swift", "rows() ->", "rows(of cat: Cat = Cat()) ->"),
      ("App/Row.swift", "let cat = Cat()", "let cat = Cat(), dog = Dog()"),
      ("App/List.swift", "get { rows().count }", "get { rows().count } set {}"),
      ("App/List.swift", "final class List {", "struct Part { let row: Row }\nfinal class List {"),
      // An accessor after an attribute, an import, and a clause that was left out.
      ("App/List.swift", "get { rows().count }", "@inline(__always) get throws { rows().count }"),
      ("App/List.swift", "{ [Row()] }", "{ import Foundation; return [Row()] }"),
      ("App/List.swift", "{ [Row()] }", "{ _ = Twice().n; return [Row()] }"),
      ("Core/Cat.swift", "{ \"Tom\" }", "{ _ = foo( }"),
      ("Core/Cat.swift", "{ \"Tom\" }", "{ _ = #/{/#; return \"\" }"),
      ("App/Row.swift", "func debug() { }", "func debug() { _ = Cat() }"),
      // What an alias stands for, which another app's file names.
      ("Core/Cat.swift", "Pet = Cat", "Pet = Dog"),
      // An error in an app that had none, in a body alone.
      ("Core/Cat.swift", "{ \"Tom\" }", "{ missing }"),
      ("Core/Cat.swift", "struct Dog { public", "struct Dog {} ; extension Cat { public"),
    ]
    for (file, old, new) in edits {
      try edit(file, old, new, fixture)
      _ = try measuredTwice(fixture, "\(file): \(new)")
      try edit(file, new, old, fixture)
      expectSame(try fixture.analyse(parts), base, in: fixture, "\(file): \(old)")
    }
  }

  @Test func `Damaged results are measured again`() throws {
    let fixture = try SourcesFixture(files)
    let first = fixture.edges(of: try fixture.analyse(parts))
    let kept = "\(fixture.scratch.path)/measured"
    var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: kept)))
    bytes[bytes.count / 2] ^= 1
    try Data(bytes).write(to: URL(fileURLWithPath: kept))
    #expect(fixture.edges(of: try fixture.analyse(parts)) == first)
  }

  private func edit(
    _ file: String, _ old: String, _ new: String, _ fixture: SourcesFixture
  ) throws {
    let text = try fixture.folder.read(file)
    try #require(text.contains(old))
    try fixture.folder.write(text.replacing(old, with: new), to: file)
  }

  /// The edges, which must be those of a run that knows nothing of earlier ones.
  private func measuredTwice(
    _ fixture: SourcesFixture, _ edit: Comment? = nil
  ) throws -> [String] {
    let again = try fixture.analyse(parts)
    expectSame(again, try fixture.unmeasured().analyse(parts), in: fixture, edit)
    return edges(of: again, in: fixture)
  }

  private func expectSame(
    _ result: MeasuredSources, _ other: MeasuredSources, in fixture: SourcesFixture,
    _ edit: Comment?
  ) {
    #expect(edges(of: result, in: fixture) == edges(of: other, in: fixture), edit)
    #expect(result.resolved == other.resolved, edit)
    #expect(result.skipped == other.skipped, edit)
  }

  private func edges(of result: MeasuredSources, in fixture: SourcesFixture) -> [String] {
    ["App", "Core"].flatMap { fixture.edges(of: result, $0) }
  }

  /// When the compiler wrote what it found in each file, by the file's name.
  private func units(of fixture: SourcesFixture) throws -> [String: Date] {
    var dates: [String: Date] = [:]
    for app in ["App", "Core"] {
      let folder = "\(fixture.scratch.path)/\(app)Sources/store/v5/units"
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        let date = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
        dates[name.components(separatedBy: ".o-")[0]] = date[.modificationDate] as? Date
      }
    }
    return dates
  }
}
