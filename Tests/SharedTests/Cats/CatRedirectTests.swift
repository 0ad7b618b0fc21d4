import Foundation
import HostileSupport
import Shared
import Testing

@Suite("Redirects of the cat service")
struct CatRedirectTests {
  /// Counts down: `/5` redirects to `/4`, and so on; `/0` answers.
  private static let countdown: HostileServer.Script = { connection in
    let count = Int(connection.path.dropFirst()) ?? 0
    if count > 0 { connection.redirect(to: "/\(count - 1)") } else { connection.answer("abcd") }
  }

  @Test func `Five redirects are followed`() async throws {
    try await HostileServer.run(Self.countdown) { server throws in
      let address = CatAddress(try server.url("/5").absoluteString)
      #expect(try await server.provider().picture(at: address).width == 1)
      #expect(server.requests.count == 6)
    }
  }

  @Test func `The sixth redirect is the answer`() async throws {
    try await HostileServer.run(Self.countdown) { server throws in
      let address = CatAddress(try server.url("/6").absoluteString)
      await #expect(throws: CatError.status(302)) {
        try await server.provider().picture(at: address)
      }
      #expect(server.requests.count == 6)
    }
  }

  @Test(arguments: CatStep.allCases)
  func `A loop ends`(step: CatStep) async throws {
    try await HostileServer.run({ $0.redirect(to: $0.path) }) { server throws in
      #expect(try await server.error(of: step) == .status(302))
      #expect(server.requests.count == 6)
    }
  }

  @Test(
    arguments: CatStep.allCases,
    [
      "file:///etc/passwd", "FILE:///etc/passwd", "file:passwd", "ftp://127.0.0.1/",
      "data:text/plain,cat", "javascript:cat", "http:", "http:///", "http:cat", "//", "", "%",
      "/%zz",
      "/a cat", "🐈", "http://[::1", "http://127.0.0.1:-5/",
    ])
  func `A redirect that leads nowhere is the answer`(step: CatStep, location: String) async throws {
    try await HostileServer.run({ $0.redirect(to: location) }) { server throws in
      #expect(try await server.error(of: step) == .status(302))
      #expect(server.requests.count == 1)
    }
  }

  /// Locations that one library accepts as addresses and another rejects.
  @Test(
    arguments: CatStep.allCases,
    ["//%00/", "//[v1.x]/", "//[v1.x]/cat", "http://%00/", "//a%20b/", "http://\u{1}/"])
  func `A redirect to no host is an error`(step: CatStep, location: String) async throws {
    try await HostileServer.run({ $0.redirect(to: location) }) { server throws in
      let error = try await server.error(of: step)
      #expect([.unreachable, .status(302)].contains(error))
      #expect(server.requests.count == 1)
    }
  }

  @Test func `A redirect without a location is the answer`() async throws {
    try await HostileServer.run({ $0.answer("", status: "302 Found") }) { server throws in
      #expect(try await server.error(of: .picture) == .status(302))
    }
  }

  @Test(
    arguments: [
      ("/x/y", "/x/y"), ("y", "/x/y"), ("../y", "/y"), ("?y", "/x/start?y"),
      ("./y?z=%20", "/x/y?z=%20"),
    ])
  func `A relative redirect is followed`(location: String, path: String) async throws {
    try await HostileServer.run({ connection in
      if connection.path == "/x/start" {
        connection.redirect(to: location)
      } else {
        connection.answer("abcd")
      }
    }) { server throws in
      let address = CatAddress(try server.url("/x/start").absoluteString)
      _ = try await server.provider().picture(at: address)
      #expect(server.requests.last?.hasPrefix("GET \(path) HTTP/1.1\r\n") == true)
    }
  }
}
