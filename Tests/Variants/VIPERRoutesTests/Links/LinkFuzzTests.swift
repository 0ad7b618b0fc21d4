import Shared
import TestSupport
import Testing

@testable import VIPERRoutes

/// Whatever is thrown at it: a link that is read is one that could be written, and a bad one has a
/// message of one line.
@Suite("Random links")
struct LinkFuzzTests {
  @Test("10,000 of them, half of them links with something wrong", arguments: [UInt64(1)...10_000])
  func random(seeds: ClosedRange<UInt64>) {
    var counts: [String: Int] = [:]
    for seed in seeds {
      counts[Self.check(RandomLinks.link(seed), seed: seed), default: 0] += 1
    }
    // It would prove nothing if all of them were refused at the door.
    let kinds = [
      "todos", "add", "todo", "cats", "unknownScheme", "unescapedBlank", "fragment", "badEscape",
      "unknownHost", "unknownPath", "missingID", "unknownParameter", "doubledParameter", "badDay",
      "pastDay",
    ]
    for kind in kinds { #expect(counts[kind, default: 0] > 0, "\(kind)") }
  }

  @Test("1,000 of them at a window: each opens as a whole or changes nothing, and none saves")
  func atWindow() throws {
    let store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    let window = VIPERRoutesApp.window(in: .fixed(store))
    var opened = 0
    for seed in UInt64(1)...1_000 {
      let before = window.screens
      window.open(RandomLinks.link(seed))
      if window.alert == nil {
        opened += 1
        let titles = window.screens.map(\.title)
        let expected = [["Todos"], ["Cats"], ["Todos", "Add Todo"], ["Todos", "Edit Todo"]]
        #expect(expected.contains(titles), "seed \(seed)")
      } else {
        #expect(window.screens == before, "seed \(seed)")
      }
      window.press(.escape)
      #expect(window.screens.count == 1, "seed \(seed)")
    }
    #expect(opened > 100)
    #expect(try store.lines == ["2026-11-20 A", "x 2026-11-21 B"])
  }

  /// Says what became of a link.
  private static func check(_ text: String, seed: UInt64) -> String {
    do throws(LinkError) {
      let link = try Link(text, today: .fixed, calendar: .fixed)
      if case .add(let title, let due) = link {
        #expect(title.isEmpty || (try? TodoTitle.validate(title)) == title, "seed \(seed)")
        #expect(!title.contains { $0.isNewline }, "seed \(seed)")
        #expect((due ?? .fixed) >= .fixed, "seed \(seed)")
      }
      #expect(LinkParts.begins(text), "seed \(seed)")
      #expect((try? Link(written(link), today: .fixed, calendar: .fixed)) == link, "seed \(seed)")
      return name(of: link)
    } catch {
      #expect(!error.description.contains { $0.isNewline }, "seed \(seed)")
      #expect(error.description.count < 200 && error.description.hasSuffix("."), "seed \(seed)")
      return name(of: error)
    }
  }

  private static func name(of value: some Any) -> String {
    String("\(value)".prefix { $0.isLetter })
  }

  private static func written(_ link: Link) -> String {
    switch link {
    case .todos: return "todo://todos"
    case .cats: return "todo://cats"
    case .todo(let id): return "todo://todos/\(id)"
    case .add(let title, let due):
      let escaped = title.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      return "todo://todos/add?title=\(escaped)" + (due.map { "&due=\($0.iso)" } ?? "")
    }
  }
}
