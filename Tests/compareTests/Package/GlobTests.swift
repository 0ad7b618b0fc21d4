import Testing

@testable import CompareSupport

@Suite("Globs")
struct GlobTests {
  @Test(
    arguments: [
      ("App", "App", true), ("App", "Apps", false), ("App", "", false),
      ("*View", "ListView", true), ("*View", "View", true), ("*View", "Viewer", false),
      ("L*s*t", "Lists/List", false), ("L*s*t", "Lost_list_st", true), ("L?st", "List", true),
      ("L?st", "Lst", false), ("L?st", "L/st", false),
      ("Sources/*/Views", "Sources/App/Views", true), ("Sources/*", "Sources/App/Views", false),
      ("Sources/App/**", "Sources/App", true), ("Sources/App/**", "Sources/App/A/B", true),
      ("Sources/App/**", "Sources/Apps", false), ("**/Views", "Views", true),
      ("**/Views", "A/B/Views", true), ("**/Views", "A/MyViews", false),
      ("**/a/**/b", "x/a/y/a/z/b", true), ("**/a/**/b", "x/a/b/c", false),
      ("./App/", "App", true), (".", "", true), ("**", "", true), ("a**b", "aXb", true),
      ("a**b", "a/b", false),
    ])
  func `A star stays in its component, two stand for any number of components`(
    _ pattern: String, _ text: String, _ matches: Bool
  ) {
    #expect(Glob(pattern, separator: "/").matches(text) == matches)
  }

  @Test func `Components of names end at full stops`() {
    #expect(Glob("*.Row", separator: ".").matches("List.Row"))
    #expect(!Glob("*", separator: ".").matches("List.Row"))
  }

  @Test func `Many stars take no time`() {
    let pattern = String(repeating: "*a", count: 40)
    #expect(!Glob(pattern, separator: "/").matches(String(repeating: "a", count: 400) + "b"))
  }
}
