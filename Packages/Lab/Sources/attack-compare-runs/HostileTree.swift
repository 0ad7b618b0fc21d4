/// A folder of hostile sources.
struct HostileTree: Sendable {
  let name: String
  /// The contents by file name.
  let files: [String: [UInt8]]
  /// Where symbolic links lead, by file name.
  var links: [String: String] = [:]

  private init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }

  private init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    files = [
      "A.swift": bytes, "B.swift": Array("class B {}\nclass C { let b = B() }\n".utf8),
    ]
  }

  private init(_ name: String, files: [String: [UInt8]]) {
    self.name = name
    self.files = files
  }

  static func all(deep: Int) -> [HostileTree] {
    nested(deep) + texts + [names, identifiers, linked]
      + [HostileTree("many files", files: many(deep / 10))]
  }

  private static func nested(_ count: Int) -> [HostileTree] {
    func repeated(_ open: String, _ middle: String = "1", _ close: String = "") -> String {
      "class A { func f(a: Int) { let x = " + String(repeating: open, count: count) + middle
        + String(repeating: close, count: count) + " } }\n"
    }
    return [
      HostileTree("parentheses", repeated("(", "1", ")")),
      HostileTree("brackets", repeated("[", "1", "]")),
      HostileTree("open brackets", repeated("{[(")),
      HostileTree("interpolations", repeated("\"\\(", "1", ")\"")),
      HostileTree("ifs", repeated("0; if true { ", "", "}")),
      HostileTree("else ifs", repeated("", "0; if a == 0 {}", " else if a == 1 {}")),
      HostileTree("operators", repeated("1 + ")), HostileTree("prefixes", repeated("- ")),
      HostileTree("calls", repeated("", "self", ".f()")),
      HostileTree("comments", String(repeating: "/*", count: count)),
      HostileTree("#ifs", String(repeating: "#if a\n", count: count)),
      HostileTree("type", "class A { var x: " + String(repeating: "[", count: count) + "\n"),
    ]
  }

  private static let texts = [
    HostileTree("nothing", ""), HostileTree("NUL", "class A { \0 let b = B() }\n"),
    HostileTree("BOM and CRLF", "\u{FEFF}class A {\r\n  let b = B()\r\n}\r\n"),
    HostileTree("not UTF-8", Array("class A {}\n".utf8) + [0xFF, 0xFE]),
    HostileTree("a long line", "class A { let s = \"" + String(repeating: "x", count: 1_000_000)),
    HostileTree("a large file", String(repeating: "class A {}\n", count: 1_000_000)),
    HostileTree("a long name", "class " + String(repeating: "x", count: 1_000_000) + " {}\n"),
    HostileTree("no manifest", files: ["Package.swift": Array("final class Package {}\n".utf8)]),
  ]

  /// Names that would be markup, a command or an escape sequence somewhere.
  static let payloads = [
    "<script>alert(1)<", "<!--", "]]>", "a,b\"c", "\u{202E}evil", "a|b*c_d", "#{x}", "end",
    "\"><img src=x onerror=alert(1)>", "=cmd()", "+cmd()", "-cmd()", "@cmd", "${x}",
    "%0a::error::x", "\u{2028}x", "\u{9B}31m", "\u{200B}x", "\u{FEFF}x",
    String(repeating: "x", count: 200),
  ]

  private static var names: HostileTree {
    let names =
      payloads + ["\u{1B}]0;title\u{7}", "a\nb", "a\rb", "-o", "@file", "'", "$(touch x)"]
    let files = names.enumerated().map { number, name in
      (
        name + ".swift",
        Array("class N\(number) { let n = N\((number + 1) % names.count)() }\n".utf8)
      )
    }
    return HostileTree("names", files: Dictionary(files) { first, _ in first })
  }

  private static var identifiers: HostileTree {
    let code = payloads.enumerated().map { number, name in
      let next = payloads[(number + 1) % payloads.count]
      return "class `\(name)` { var next: `\(next)`?; func `f\(name)`() { next?.`f\(next)`() } }\n"
    }
    return HostileTree("identifiers", files: ["A.swift": Array(code.joined().utf8)])
  }

  /// A text that no output may have: it is in files next to the tree.
  static let secret = "51F3-secret"

  /// A program's environment, which names the folder of caches, a text and Swift code.
  private static var linked: HostileTree {
    var tree = HostileTree("links to files elsewhere", "class A {}\n")
    tree.links = [
      "E.swift": "/proc/self/environ", "T.swift": "../secret.txt", "S.swift": "../Secret.swift",
    ]
    return tree
  }

  private static func many(_ count: Int) -> [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: (0..<count).map { ("F\($0).swift", []) })
  }
}
