import Foundation
import HostileSupport
import Shared
import Testing

@Suite("Hostile answers")
struct HostileAnswerTests {
  @Test(
    arguments: CatStep.allCases,
    [
      "", "\r\n", "\0", "SSH-2.0-OpenSSH_9.6\r\n\r\n", "<html></html>", "HTTP/1.1",
      "HTTP/1.1 200 OK", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n",
      "HTTP/1.1 abc OK\r\n\r\n", "HTTP/1.1 20 OK\r\n\r\n", "HTTP/1.1 99999 OK\r\n\r\n",
      "HTTP/9.9 200 OK\r\n\r\n", "HTTP/1.1 101 Switching\r\n\r\n",
      "HTTP/1.1 200 OK\r\nno header\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n: \r\n\r\n",
      "HTTP/1.1 200 OK\r\nContent-Length: -4\r\n\r\nabcd",
      "HTTP/1.1 200 OK\r\nContent-Length: 8\r\n\r\nabcd",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nabcd\r\n",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nabcd\r\n",
      "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\nabcdefgh",
      "HTTP/1.1 200 OK\r\nContent-Encoding: nonsense\r\n\r\nabcdefgh",
    ])
  func `An answer that isn't HTTP is an error`(step: CatStep, answer: String) async throws {
    try await HostileServer.run({ $0.send(answer) }) { server throws in
      #expect(try await server.error(of: step) == .unreadable)
    }
  }

  @Test(
    arguments: CatStep.allCases,
    [201, 204, 206, 304, 400, 401, 404, 407, 500, 503, 999])
  func `A status that is not OK is an error`(step: CatStep, status: Int) async throws {
    let headers = ["WWW-Authenticate: Basic realm=\"cats\"", "Content-Type: image/png"]
    try await HostileServer.run({ connection in
      connection.answer(
        [204, 304].contains(status) ? "" : "abcd", status: "\(status) No", headers: headers)
    }) { server throws in
      #expect(try await server.error(of: step) == .status(status))
    }
  }

  @Test func `A status without a reason is understood`() async throws {
    try await HostileServer.run({ $0.answer(#"{"url": "/cat.png"}"#, status: "200") }) {
      server throws in
      _ = try await server.provider().address()
    }
  }

  @Test(arguments: CatStep.allCases)
  func `An early hint isn't an answer`(step: CatStep) async throws {
    try await HostileServer.run({ $0.send("HTTP/1.1 103 Hint\r\n\r\nHTTP/1.1 404 No\r\n\r\n") }) {
      server throws in
      #expect(try await server.error(of: step) == .status(404))
    }
  }

  @Test(
    arguments: [
      (.address, "text/html"), (.address, "image/png"), (.address, "application/jsonish"),
      (.picture, "text/html"), (.picture, "application/json; charset=utf-8"),
      (.picture, "imaged/png"),
    ] as [(CatStep, String)])
  func `The wrong content type is an error`(step: CatStep, type: String) async throws {
    let bodies: [CatStep: String] = [.address: #"{"url": "/cat.png"}"#, .picture: "abcd"]
    try await HostileServer.run({ connection in
      connection.answer(bodies[step] ?? "", headers: ["Content-Type: \(type)"])
    }) { server throws in
      #expect(try await server.error(of: step) == .unreadable)
    }
  }

  @Test(
    arguments: [
      nil, "application/json", "Application/JSON; charset=utf-8", "text/json", "text/plain",
      "application/hal+json", "application/octet-stream", "",
    ])
  func `The right content type of an address is taken`(type: String?) async throws {
    try await HostileServer.run({ connection in
      connection.answer(
        #"{"url": "/cat.png"}"#, headers: type.map { ["Content-Type: \($0)"] } ?? [])
    }) { server throws in
      _ = try await server.provider().address()
    }
  }

  @Test(arguments: [nil, "image/png", "IMAGE/PNG", "image/jpeg", "application/octet-stream"])
  func `The right content type of a picture is taken`(type: String?) async throws {
    try await HostileServer.run({ connection in
      connection.answer("abcd", headers: type.map { ["Content-Type: \($0)"] } ?? [])
    }) { server throws in
      let address = CatAddress(try server.url().absoluteString)
      let picture = try await server.provider().picture(at: address)
      #expect(picture.rgba == Array("abcd".utf8))
    }
  }

  @Test func `What the decoder says is passed on`() async throws {
    try await HostileServer.run({ $0.answer("abc") }) { server throws in
      #expect(try await server.error(of: .picture) == .unsupportedFormat(nil))
    }
  }

  /// Port 9 belongs to a service that hasn't been in use for decades.
  @Test func `There is no server to answer`() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:9"))
    let provider = RemoteCatProvider(address: url) { _ throws(CatError) in throw .unreadable }
    await #expect(throws: CatError.unreachable) { try await provider.address() }
    await #expect(throws: CatError.unreachable) {
      try await provider.picture(at: CatAddress(url.absoluteString))
    }
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/", "cats", "http:///cats"])
  func `A service that is not on the web is refused`(address: String) async throws {
    let url = try #require(URL(string: address))
    let provider = RemoteCatProvider(address: url) { _ throws(CatError) in throw .unreadable }
    await #expect(throws: CatError.unreachable) { try await provider.address() }
  }
}
