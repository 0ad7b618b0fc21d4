import Foundation
import HostileSupport
import Shared
import Testing

@Suite("Replies of the cat service")
struct CatReplyTests {
  @Test(
    arguments: [
      #"[{"id": "a", "url": "https://cats.example/1.png", "width": 5}]"#,
      #"[{"url": "https://cats.example/1.png"}, {"url": "https://cats.example/2.png"}]"#,
      #"{"url": "https:\/\/cats.example\/1.png"}"#,
      #"{"file": "https://cats.example/1.png"}"#,
      #"{"file": "x", "url": "https://cats.example/1.png"}"#,
      #"{"url": null, "file": "https://cats.example/1.png"}"#,
      #"{"tags": ["[{\"\\", [[]], {}], "url": "HTTPS://cats.example/1.png"}"#,
    ])
  func `The three shapes of an answer are understood`(body: String) async throws {
    #expect(try await address(in: body) == "https://cats.example/1.png")
  }

  @Test(
    arguments: [
      ("1.png", "/api/1.png"), ("/1.png", "/1.png"), ("../1.png?a=b", "/1.png?a=b"),
      ("?a", "/api/cats?a"),
    ])
  func `A relative address is taken from where the answer came from`(
    text: String, path: String
  ) async throws {
    try await HostileServer.run({ connection in
      if connection.path == "/" {
        connection.redirect(to: "/api/cats")
      } else {
        connection.answer("{\"url\": \"\(text)\"}")
      }
    }) { server throws in
      let address = try await server.provider().address()
      #expect(address.text == (try server.url(path).absoluteString))
      #expect(address.deadline != nil)
    }
  }

  @Test func `What should have been encoded in an absolute address is`() async throws {
    #expect(
      try await address(in: #"{"url": "http://cats.example/a cat.png"}"#)
        == "http://cats.example/a%20cat.png")
  }

  @Test(
    arguments: [
      "", "not an address", "http://", "http:///cat.png", "http:cat.png", "https://[::1", "::::",
      "file:///etc/passwd", "ftp://cats.example/1.png", "data:image/png;base64,AAAA",
      "javascript:cat", "%", "\\u0000", "\\ud83d", "\\udc08", "a\\udc08\\ud83d",
    ])
  func `An invalid address is an error`(text: String) async throws {
    await #expect(throws: CatError.unreadable) {
      try await address(in: "{\"url\": \"\(text)\"}")
    }
    let provider = try await HostileServer.run({ _ in }) { try $0.provider() }
    await #expect(throws: CatError.unreadable) {
      try await provider.picture(at: CatAddress(text))
    }
  }

  @Test(
    arguments: [
      "", " ", "null", "7", "\"http://cats.example/\"", "[]", "{}", "[[]]", "[null]", "[7]",
      #"{"url": 7}"#, #"{"url": ["http://cats.example/"]}"#, #"{"url": "http://cats.example/""#,
      #"{"url": "http://cats.example/"} x"#, #"{'url': 'http://cats.example/'}"#,
      "{\"url\": \"http://cats.example/\0\"}", "\u{FEFF}\0", "<html></html>",
    ])
  func `An answer that holds no address is an error`(body: String) async throws {
    await #expect(throws: CatError.unreadable) { try await address(in: body) }
  }

  @Test(arguments: ["[", "{\"a\":", "{\"url\":[", "[[", "[{\"url\":"])
  func `Nesting to overflow the stack is refused`(opening: String) async throws {
    let deep = String(repeating: opening, count: 100_000)
    for body in [deep, "{\"url\": \"http://cats.example/\", \"a\": \(deep)"] {
      await #expect(throws: CatError.unreadable) { try await address(in: body) }
    }
  }

  @Test func `Nesting as deep as it may be is read`() async throws {
    func body(depth: Int) -> String {
      let list = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      return "{\"url\": \"http://cats.example/\", \"list\": \(list)}"
    }
    #expect(try await address(in: body(depth: 31)) == "http://cats.example/")
    await #expect(throws: CatError.unreadable) { try await address(in: body(depth: 32)) }
  }

  /// In UTF-16, half a letter can look like a quotation mark and hide brackets from a byte counter.
  @Test func `An answer in an encoding other than UTF-8 is rejected`() async throws {
    let text = "{\"url\": \"http://cats.example/\u{122}\"}"
    let body = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try await HostileServer.run({ $0.answer(body) }) { server throws in
      #expect(try await server.error(of: .address) == .unreadable)
    }
  }

  @Test func `An answer that isn't UTF-8 is rejected`() async throws {
    try await HostileServer.run({ $0.answer(Array("{\"url\": \"/".utf8) + [0xFF, 34, 125]) }) {
      server throws in
      #expect(try await server.error(of: .address) == .unreadable)
    }
  }

  private func address(in body: String) async throws -> String {
    try await HostileServer.run({ $0.answer(body) }) { server throws in
      try await server.provider().address().text
    }
  }
}
