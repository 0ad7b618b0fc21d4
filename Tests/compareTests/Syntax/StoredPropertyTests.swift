import Foundation
import Testing

@testable import SourceRecords

@Suite("Stored properties")
struct StoredPropertyTests {
  /// `name: type` or `name = …`, with `weak` and `function` where they hold.
  private func properties(_ text: String) throws -> [String] {
    let file = try parsed(text)
    let bytes = Array(text.utf8)
    return file.properties.map { property in
      let name = file.tree.declarations[property.declaration].name
      let range = property.type ?? property.content
      let written = String(decoding: bytes[range], as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      return "\(property.isWeak ? "weak " : "")\(property.isFunction ? "function " : "")"
        + "\(name)\(written)"
    }
  }

  @Test func `Types that are written, and those that follow from the value`() throws {
    let text = """
      final class A {
        let b: B
        private(set) var c: [C] = [C()]
        lazy var d = D(e: E())
        @Wrapped var g: G /* = 1 */ = G()
      }
      """
    let found = try properties(text)
    #expect(
      found == [
        "b: B", "c: [C]", "d= D(e: E())", "g: G",
      ])
  }

  @Test func `Weak and unowned references keep nothing alive`() throws {
    let text = """
      final class A {
        weak var b: B?
        private weak var c: (any C)?
        unowned let d: D
        unowned(unsafe) var e: E
        var weak: F
        let g: WeakBox<any G>
        @Weak var h: H?
        var i: [Weakly]
      }
      """
    let found = try properties(text)
    #expect(
      found == [
        "weak b: B?", "weak c: (any C)?", "weak d: D", "weak e: E", "weak: F",
        "weak g: WeakBox<any G>", "weak h: H?", "weak i: [Weakly]",
      ])
  }

  @Test func `What is computed or static is not kept, what is observed is`() throws {
    let text = """
      struct A {
        var b: B { B() }
        var c: C { get { C() } set {} }
        var d: D = D() { didSet { print(d) } }
        var e: E { willSet { print(e) } }
        func f() { let g: G = G() }
      }
      protocol P { var h: H { get set } }
      extension A { static let i = I() }
      class B { class var j: J { J() } }
      let k: K = K()
      """
    let found = try properties(text)
    #expect(found == ["d: D", "e: E"])
  }

  @Test func `What functions keep is unknown`() throws {
    #expect(
      try properties("struct A { let b: (B) -> Void\n let c: C }")
        == ["function b: (B) -> Void", "c: C"])
  }
}
