import Foundation
import HostileSupport
import Shared
import Testing

@Suite("Hostile sizes")
struct HostileSizeTests {
  private static let limits = CatLimits(deadline: .seconds(3_600), bytes: 2_000)

  @Test func `A picture of exactly the cap is taken`() async throws {
    try await HostileServer.run({ $0.answer([UInt8](repeating: 7, count: 2_000)) }) {
      server throws in
      let address = CatAddress(try server.url().absoluteString)
      let picture = try await server.provider(limits: Self.limits).picture(at: address)
      #expect(picture.width == 500)
    }
  }

  @Test(
    arguments: ["2001", "4611686018427387904", "9223372036854775807"].map {
      "Content-Length: \($0)"
    })
  func `A length over the cap is enough`(header: String) async throws {
    try await HostileServer.run({ connection in
      connection.send("HTTP/1.1 200 OK\r\n\(header)\r\n\r\n")
      connection.hang()
    }) { server throws in
      #expect(try await server.error(of: .picture, limits: Self.limits) == .tooLarge)
    }
  }

  @Test func `A body over the cap is refused without a length too`() async throws {
    try await HostileServer.run({ connection in
      connection.send("HTTP/1.1 200 OK\r\n\r\n")
      connection.send([UInt8](repeating: 7, count: 2_001))
      connection.hang()
    }) { server throws in
      #expect(try await server.error(of: .picture, limits: Self.limits) == .tooLarge)
    }
  }

  /// A service that sends too much for an address never sends a picture that could be too large.
  @Test(arguments: ["", "Content-Length: 99999999\r\n"])
  func `An address of more than a megabyte is refused`(header: String) async throws {
    try await HostileServer.run({ connection in
      connection.send("HTTP/1.1 200 OK\r\n\(header)\r\n{\"url\": \"")
      while connection.send([UInt8](repeating: 97, count: 65_536)) {}
    }) { server throws in
      #expect(try await server.error(of: .address) == .unreadable)
    }
  }

  @Test func `Headers without end are refused`() async throws {
    try await HostileServer.run({ connection in
      connection.send("HTTP/1.1 200 OK\r\n")
      while connection.send("X-Cat: " + String(repeating: "a", count: 60_000) + "\r\n") {}
    }) { server throws in
      #expect(try await server.error(of: .picture) == .unreadable)
    }
  }

  @Test(arguments: ["9223372036854775808", String(repeating: "9", count: 50_000)])
  func `A length that isn't an integer is refused`(length: String) async throws {
    try await HostileServer.run({ connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\n\r\n")
      connection.hang()
    }) { server throws in
      let error = try await server.error(of: .picture)
      #expect([.tooLarge, .unreadable].contains(error))
    }
  }

  /// Refused by its headers: it may take long to decode, to nothing at all.
  @Test(
    arguments: CatStep.allCases,
    [
      "Content-Encoding: gzip, gzip", "Content-Encoding: gzip\r\nContent-Encoding: Deflate",
      "Transfer-Encoding: gzip, gzip, chunked", "Transfer-Encoding: gzip\r\nContent-Encoding: gzip",
      "Content-Encoding: gzip, gzip\r\nHTTP/1.1: a",
    ])
  func `What is packed more than once is refused`(step: CatStep, lines: String) async throws {
    try await HostileServer.run({ connection in
      connection.send("HTTP/1.1 200 OK\r\n\(lines)\r\n\r\n")
      connection.hang()
    }) { server throws in
      #expect(try await server.error(of: step) == .unreadable)
    }
  }

  @Test(arguments: ["identity", "identity, , identity"])
  func `What says that it isn't packed is taken`(encoding: String) async throws {
    let reply = #"{"url": "/cat.png"}"#
    try await HostileServer.run({ connection in
      connection.answer(reply, headers: ["Content-Encoding: \(encoding)", "Content-Encoding: "])
    }) { server throws in
      _ = try await server.provider().address()
    }
  }

  #if os(Linux)
    /// In its own process, where nothing else needs memory.
    @Test(arguments: ["plain", "gzip", "redirect"])
    func `Memory grows by less than twice the cap`(kind: String) async throws {
      await #expect(processExitsWith: .success) { [kind = kind as String] in
        let chunk = [UInt8](repeating: 7, count: 65_536)
        let bomb = kind == "gzip" ? FixedDeflate.gzip(FixedDeflate.zeros(200_000_000)) : []
        try await HostileServer.run({ connection in
          let isRedirect = connection.path == "/cat.png" && kind == "redirect"
          connection.send("HTTP/1.1 \(isRedirect ? "302 Found" : "200 OK")\r\n")
          switch (connection.path, kind) {
          // What the first request of a process loads isn't part of its answer.
          case ("/", _): connection.send("Content-Length: 2\r\n\r\n{}")
          case (_, "gzip"):
            connection.send("Content-Encoding: gzip\r\n\r\n")
            connection.send(bomb)
            connection.hang()
          case ("/cat.png", "redirect"):
            connection.send("Location: /there\r\n\r\n")
            while connection.send(chunk) {}
          default:
            connection.send("\r\n")
            while connection.send(chunk) {}
          }
        }) { server throws in
          #expect(try await server.error(of: .address) == .unreadable)
          let before = try PeakMemory.restarted()
          #expect(try await server.error(of: .picture) == .tooLarge)
          #expect(try PeakMemory.bytes() - before < 20_000_000)
        }
      }
    }
  #endif
}
