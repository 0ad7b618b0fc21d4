import Shared
import TerminalUI
import TestSupport
import Testing

@testable import VIPERRoutes

/// Every input gets a valid result: a link that was read can be written again, and a bad one has a
/// one-line message.
@Suite("Random links")
struct LinkFuzzTests {
  @Test(arguments: [UInt64(1)...10_000])
  func `10,000 of them, half of them links with something wrong`(seeds: ClosedRange<UInt64>) {
    var counts: [String: Int] = [:]
    for seed in seeds {
      counts[Self.check(RandomLinks.link(seed), seed: seed), default: 0] += 1
    }
    // It would prove nothing if all of them were rejected right away.
    let kinds = [
      "todos", "add", "todo", "cats", "unknownScheme", "unescapedBlank", "fragment", "badEscape",
      "unknownHost", "unknownPath", "missingID", "unknownParameter", "doubledParameter", "badDay",
      "pastDay",
    ]
    for kind in kinds { #expect(counts[kind, default: 0] > 0, "\(kind)") }
  }

  private static let wholes = [
    ["Todos"], ["Cats"], ["Todos", "Add Todo"], ["Todos", "Edit Todo"],
  ]

  @Test func `Each of 1,000 opens as a whole or changes nothing, and none saves`() throws {
    let store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    let window = VIPERRoutesApp.window(in: .fixed(store))
    var opened = 0
    for seed in UInt64(1)...1_000 {
      let before = window.screens
      window.open(RandomLinks.link(seed))
      let after = window.screens
      let isWhole = Self.wholes.contains(after.map(\.title))
      if window.alert == nil { opened += 1 }
      if window.alert == nil ? !isWhole : after != before {
        Issue.record("seed \(seed): \(after)")
      }
      window.press(.escape)
      #expect(window.screens.count == 1, "seed \(seed)")
    }
    #expect(opened > 100)
    #expect(try store.lines == ["2026-11-20 A", "x 2026-11-21 B"])
  }

  /// Returns the kind of link or error that a text became, and records an issue if it is wrong.
  private static func check(_ text: String, seed: UInt64) -> String {
    do throws(LinkError) {
      let link = try Link(text, today: .fixed)
      let isWritable = (try? Link(written(link), today: .fixed)) == link
      if !isWritable || !LinkParts.begins(text) || !keepsTheRules(link) {
        Issue.record("\(text.debugDescription) of seed \(seed) became \(link)")
      }
      return name(of: link)
    } catch {
      let message = error.description
      if message.contains(where: \.isNewline) || message.count > 200 || !message.hasSuffix(".") {
        Issue.record("\(text.debugDescription) of seed \(seed): \(message)")
      }
      return name(of: error)
    }
  }

  private static func keepsTheRules(_ link: Link) -> Bool {
    guard case .add(let title, let due) = link else { return true }
    return (title.isEmpty || (try? TodoTitle.validate(title)) == title)
      && !title.contains(where: \.isNewline) && (due ?? .fixed) >= .fixed
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
