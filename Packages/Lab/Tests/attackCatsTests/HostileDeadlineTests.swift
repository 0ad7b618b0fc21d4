import Foundation
import HostileSupport
import Shared
import Testing

/// In separate processes: here, other tests may keep all threads of the tasks busy.
@Suite("Deadlines against hostile servers", .serialized)
struct HostileDeadlineTests {
  private static let deadline = Duration.milliseconds(300)

  enum Trick: String, CaseIterable, Codable {
    case hangBeforeTheHead
    case hangWithinTheHead
    case hangAfterTheHead
    case dripTheHead
    case dripTheBody

    func play(_ connection: HostileConnection) {
      let head = "HTTP/1.1 200 OK\r\n"
      switch self {
      case .hangBeforeTheHead: connection.hang()
      case .hangWithinTheHead:
        connection.send(head)
        connection.hang()
      case .hangAfterTheHead:
        connection.send(head + "Content-Length: 4\r\n\r\n")
        connection.hang()
      case .dripTheHead:
        connection.send(head + "X-Cat: ")
        while connection.pause(milliseconds: 20), connection.send("a") {}
      case .dripTheBody:
        connection.send(head + "\r\n")
        while connection.pause(milliseconds: 20), connection.send("a") {}
      }
    }
  }

  @Test(arguments: CatStep.allCases, Trick.allCases)
  func `No trick stretches the deadline`(step: CatStep, trick: Trick) async throws {
    await #expect(processExitsWith: .success) {
      [isAddress = (step == .address) as Bool, trick = trick as Trick] in
      try await HostileServer.run({ trick.play($0) }) { server throws in
        try await Self.expectTimeOut {
          try await server.error(
            of: isAddress ? .address : .picture, limits: CatLimits(deadline: Self.deadline))
        }
      }
    }
  }

  @Test func `Both steps share a deadline`() async throws {
    await #expect(processExitsWith: .success) {
      try await HostileServer.run({ connection in
        if connection.path == "/" { return connection.answer(#"{"url": "/cat.png"}"#) }
        Trick.dripTheBody.play(connection)
      }) { server throws in
        let provider = try server.provider(limits: CatLimits(deadline: Self.deadline))
        try await Self.expectTimeOut {
          let address = try await provider.address()
          return await #expect(throws: CatError.self) { try await provider.picture(at: address) }
        }
      }
    }
  }

  @Test func `Nothing is asked after the deadline`() async throws {
    try await HostileServer.run({ $0.answer("abcd") }) { server throws in
      let address = CatAddress(try server.url().absoluteString, deadline: .now)
      await #expect(throws: CatError.timedOut) {
        try await server.provider().picture(at: address)
      }
      #expect(server.requests == [])
    }
  }

  @Test func `A deadline is a day at most`() {
    #expect(CatLimits(deadline: .seconds(Int64.max)).deadline == .seconds(86_400))
  }

  private static func expectTimeOut(_ load: () async throws -> CatError?) async throws {
    let clock = ContinuousClock()
    let start = clock.now
    #expect(try await load() == .timedOut)
    let elapsed = clock.now - start
    #expect(elapsed >= deadline)
    #expect(elapsed < deadline + .milliseconds(500))
  }
}
