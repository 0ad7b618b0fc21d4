import Shared
import TestSupport
import Testing

@testable import VIPERRoutes

/// Whatever is thrown at it: a link that is read is one that could be written, and a bad one has a
/// message of one line.
@Suite("Random links")
struct LinkFuzzTests {
  private static let good = [
    "todo://todos", "todo://cats", "todo://todos/7", "todo://todos/add",
    "todo://todos/add?title=Buy%20milk&due=2026-11-22",
    "todo://todos/add?due=9999-12-31&title=%F0%9F%90%88",
  ]
  private static let pieces = [
    "todo", "://", "/", "?", "&", "=", "%", "%2", "%20", "%00", "%FF", "%C3%A9", "+", "#", " ",
    "\n",
    "todos", "cats", "add", "title", "due", "2026-11-22", "2026-02-30", "0001-01-01", "9999-12-31",
    "-1", "0", "7", "99999999999999999999", "é", "e\u{301}", "🐈", "\u{202E}", "\0", "@", ":", "%25",
  ]

  @Test("10,000 of them, half of them links with something wrong", arguments: [UInt64(1)...10_000])
  func random(seeds: ClosedRange<UInt64>) {
    var counts: [String: Int] = [:]
    for seed in seeds {
      var noise = SeededNoise(seed)
      let text = seed.isMultiple(of: 2) ? Self.pieced(&noise) : Self.mutated(&noise)
      counts[Self.check(text, seed: seed), default: 0] += 1
    }
    // It would prove nothing if all of them were refused at the door.
    let kinds = [
      "todos", "add", "todo", "cats", "unknownScheme", "unescapedBlank", "fragment", "badEscape",
      "unknownHost", "unknownPath", "missingID", "unknownParameter", "doubledParameter", "badDay",
      "pastDay",
    ]
    for kind in kinds { #expect(counts[kind, default: 0] > 0, "\(kind)") }
  }

  /// Says what became of a link.
  private static func check(_ text: String, seed: UInt64) -> String {
    do throws(LinkError) {
      let link = try Link(text, today: .fixed, calendar: .fixed)
      if case .add(let title, let due) = link {
        #expect(title.isEmpty || (try? TodoTitle.validate(title)) == title, "seed \(seed)")
        #expect(!title.contains(where: \.isNewline), "seed \(seed)")
        #expect((due ?? .fixed) >= .fixed, "seed \(seed)")
      }
      #expect(LinkParts.begins(text), "seed \(seed)")
      #expect((try? Link(written(link), today: .fixed, calendar: .fixed)) == link, "seed \(seed)")
      return name(of: link)
    } catch {
      #expect(!error.description.contains(where: \.isNewline), "seed \(seed)")
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

  private static func pieced(_ noise: inout SeededNoise) -> String {
    let start = Bool.random(using: &noise) ? "todo://todos/add?" : "todo://"
    let count = Int.random(in: 0...8, using: &noise)
    return start + (0..<count).map { _ in pieces.randomElement(using: &noise) ?? "" }.joined()
  }

  private static func mutated(_ noise: inout SeededNoise) -> String {
    var text = Array(good.randomElement(using: &noise) ?? "")
    for _ in 0..<Int.random(in: 0...3, using: &noise) where !text.isEmpty {
      let place = text.indices.randomElement(using: &noise) ?? 0
      switch Int.random(in: 0...4, using: &noise) {
      case 0: text.remove(at: place)
      case 1: text.insert(text[place], at: place)
      case 2: text.insert(contentsOf: pieces.randomElement(using: &noise) ?? "", at: place)
      case 3: text = Array(text[..<place])
      default: text += text[place...]
      }
    }
    return String(text)
  }
}
