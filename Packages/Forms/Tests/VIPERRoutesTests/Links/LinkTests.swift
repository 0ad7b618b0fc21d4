import Foundation
import Shared
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("Links")
struct LinkTests {
  private static func read(_ text: String) throws(LinkError) -> Link {
    try Link(text, today: .fixed)
  }

  @Test(
    arguments: [
      ("todo://todos", .todos), ("todo://todos?", .todos), ("TODO://Todos", .todos),
      ("  todo://todos\n", .todos),
      ("todo://todos/add", .add(title: "", due: nil)),
      ("todo://todos/%61dd", .add(title: "", due: nil)),
      ("todo://todos/add?title=Buy%20milk", .add(title: "Buy milk", due: nil)),
      ("todo://todos/add?title=a+b%26c%3Dd=e", .add(title: "a+b&c=d=e", due: nil)),
      ("todo://todos/add?title=%F0%9F%90%88é%25", .add(title: "🐈é%", due: nil)),
      ("todo://todos/add?title=two%0D%0Alines", .add(title: "two lines", due: nil)),
      ("todo://todos/add?title=%20%20A%20", .add(title: "A", due: nil)),
      ("todo://todos/add?title=%20", .add(title: "", due: nil)),
      ("todo://todos/add?title=", .add(title: "", due: nil)),
      ("todo://todos/add?title", .add(title: "", due: nil)),
      ("todo://todos/1", .todo(1)), ("todo://todos/9223372036854775807", .todo(.max)),
      ("todo://todos/%31?", .todo(1)),
      ("todo://cats", .cats),
    ] as [(String, Link)])
  func `Each link leads somewhere`(text: String, link: Link) throws {
    #expect(try Self.read(text) == link)
  }

  @Test(arguments: [0, 1, 40, 500_000])
  func `A day is today or later, in any year`(plus: Int) throws {
    let day = CalendarDay.fixed(plus: plus)
    #expect(
      try Self.read("todo://todos/add?due=\(day.iso)&title=A") == .add(title: "A", due: day))
  }

  @Test func `A new todo is due on its day, and never before today`() {
    #expect(TodoDraft(title: "A", due: .fixed(plus: 400), today: .fixed).due == .fixed(plus: 400))
    #expect(TodoDraft(due: .fixed(plus: -1), today: .fixed).due == .fixed)
  }

  @Test func `A title may be as long as the form allows, and no longer`() throws {
    let title = String(repeating: "é", count: TodoTitle.maximumLength)
    #expect(try Self.read("todo://todos/add?title=\(title)%20") == .add(title: title, due: nil))
    #expect(throws: LinkError.longTitle) { try Self.read("todo://todos/add?title=\(title)x") }
  }

  @Test(
    arguments: [
      (
        "http://todos", .unknownScheme("http://todos"),
        "“http://todos” isn't a link: a link begins with “todo://”."
      ),
      ("", .unknownScheme(""), "“” isn't a link: a link begins with “todo://”."),
      (
        "todo:todos", .unknownScheme("todo:todos"),
        "“todo:todos” isn't a link: a link begins with “todo://”."
      ),
      (
        "todo://todos/add?title=a b", .unescapedBlank,
        "A blank in a link has to be written as “%20”."
      ),
      (
        "todo://todos#1", .fragment,
        "A link has no part after a “#”; as a character it is written “%23”."
      ),
      (
        "todo://dogs", .unknownHost("dogs"),
        "The link's host “dogs” is unknown; it must be “todos” or “cats”."
      ),
      ("todo://", .unknownHost(""), "The link's host “” is unknown; it must be “todos” or “cats”."),
      (
        "todo://me@todos:80", .unknownHost("me@todos:80"),
        "The link's host “me@todos:80” is unknown; it must be “todos” or “cats”."
      ),
      (
        "todo://todos/remove", .unknownPath("/remove", host: "todos"),
        "The link's path “/remove” is unknown after “todos”; it must be “/add” or a todo's id."
      ),
      (
        "todo://cats/1", .unknownPath("/1", host: "cats"),
        "The link's path “/1” is unknown after “cats”; nothing follows it."
      ),
      (
        "todo://todos/", .missingID,
        "The link ends where a todo's id is missing, as in “todo://todos/1”."
      ),
      (
        "todo://todos/add?titel=A", .unknownParameter("titel"),
        "The link's parameter “titel” is unknown; “todo://todos/add” has “title” and “due”."
      ),
      (
        "todo://todos/1?title=A", .unknownParameter("title"),
        "The link's parameter “title” is unknown; “todo://todos/add” has “title” and “due”."
      ),
      (
        "todo://todos/add?title=A&title=A", .doubledParameter("title"),
        "The link has its parameter “title” twice; leave one out."
      ),
      (
        "todo://todos/add?title=100%", .badEscape("100%"),
        "“100%” can't be read: a “%” begins two hexadecimal digits of UTF-8, or is “%25”."
      ),
      (
        "todo://todos/add?due=2026-02-30", .badDay("2026-02-30"),
        "The link's day “2026-02-30” doesn't exist; a day is written YYYY-MM-DD."
      ),
      (
        "todo://todos/add?due=2026-11-20", .pastDay("2026-11-20"),
        "The link's day “2026-11-20” is past; a new todo is due today or later."
      ),
      (
        "todo://todos/add?title=" + String(repeating: "x", count: 201), .longTitle,
        "A title can have at most 200 characters."
      ),
    ] as [(String, LinkError, String)])
  func `Each bad link has its error, which says what is wrong and what to do`(
    text: String, error: LinkError, message: String
  ) {
    #expect(throws: error) { try Self.read(text) }
    #expect(error.description == message)
  }

  @Test(
    arguments: [
      ("todo://todos/add/", .unknownPath("/add/", host: "todos")),
      ("todo://todos/Add", .unknownPath("/Add", host: "todos")),
      ("todo://todos/0", .unknownPath("/0", host: "todos")),
      ("todo://todos/-1", .unknownPath("/-1", host: "todos")),
      ("todo://todos/+1", .unknownPath("/+1", host: "todos")),
      ("todo://todos/01", .unknownPath("/01", host: "todos")),
      ("todo://todos/1/", .unknownPath("/1/", host: "todos")),
      ("todo://todos/9223372036854775808", .unknownPath("/9223372036854775808", host: "todos")),
      ("todo://cats/", .unknownPath("/", host: "cats")),
      ("todo://cats?load", .unknownParameter("load")),
      ("todo://todos?title=A", .unknownParameter("title")),
      ("todo://todos/add?&", .unknownParameter("")),
      ("todo://todos/add?title=A&", .unknownParameter("")),
      ("todo://todos/add?=A", .unknownParameter("")),
      ("todo://todos/add?Title=A", .unknownParameter("Title")),
      ("todo://todos/add?due=2026-12-01&%64ue=2026-12-01", .doubledParameter("due")),
      ("todo://todos/add?due=", .badDay("")), ("todo://todos/add?due", .badDay("")),
      ("todo://todos/add?due=2026-2-3", .badDay("2026-2-3")),
      ("todo://todos/add?due=tomorrow", .badDay("tomorrow")),
      ("todo://todos/add?title=%zz", .badEscape("%zz")),
      ("todo://todos/add?title=%C3", .badEscape("%C3")),
      ("todo://todos/add?ti%tle=A", .badEscape("ti%tle")),
      ("todo://todos/%6", .badEscape("/%6")),
      ("todo://todos/a%20b", .unknownPath("/a b", host: "todos")),
    ] as [(String, LinkError)])
  func `What else is refused`(text: String, error: LinkError) {
    #expect(throws: error) { try Self.read(text) }
  }

  @Test func `What a message shows of a link is cut`() {
    let host = String(repeating: "a", count: 100)
    let error = #expect(throws: LinkError.unknownHost(host)) { try Self.read("todo://" + host) }
    #expect(error?.description.contains("“\(host.prefix(40))…”") == true)
  }

  @Test func `A reader reads by its clock's day`() throws {
    let reader = LinkReader(clock: .fixed, calendar: .fixed)
    #expect(try reader.read("todo://todos/add?due=2026-11-21") == .add(title: "", due: .fixed))
    #expect(throws: LinkError.pastDay("2026-11-20")) {
      try reader.read("todo://todos/add?due=2026-11-20")
    }
  }

  @Test func `A text begins a link when it is one word with the scheme before it`() {
    for text in ["todo://todos", "todo://nowhere", " todo://todos/add?title=A\n", "Todo://"] {
      #expect(LinkParts.begins(text))
    }
    for text in ["todo:todos", "see todo://todos", "todo://todos is a link", "http://todos", ""] {
      #expect(!LinkParts.begins(text))
    }
  }
}
