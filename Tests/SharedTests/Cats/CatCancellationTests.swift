import Foundation
import HostileSupport
import Testing

@testable import Shared

@Suite("Cancelling a request for a cat")
struct CatCancellationTests {
  @Test(arguments: CatStep.allCases)
  func `A cancelled task asks for nothing`(step: CatStep) async throws {
    try await HostileServer.run({ $0.answer("abcd") }) { server throws in
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await server.error(of: step)
      }
      #expect(try await task.value == .cancelled)
      #expect(server.requests == [])
    }
  }

  @Test(
    arguments: CatStep.allCases,
    ["", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\n\r\n[", "redirect"])
  func `A step is cancelled while the server hangs`(step: CatStep, answer: String) async throws {
    let (asked, tellAsked) = AsyncStream.makeStream(of: Void.self)
    try await HostileServer.run({ connection in
      if answer == "redirect", connection.path != "/next" {
        return connection.redirect(to: "/next")
      }
      connection.send(answer == "redirect" ? "" : answer)
      tellAsked.yield()
      connection.hang()
    }) { server throws in
      let task = Task { try await server.error(of: step) }
      for await _ in asked { break }
      task.cancel()
      #expect(try await task.value == .cancelled)
    }
  }

  @Test func `A picture that was decoded in vain is dropped`() async throws {
    try await HostileServer.run({ $0.answer("abcd") }) { server throws in
      let url = try server.url()
      let provider = RemoteCatProvider(address: url) { bytes throws(CatError) in
        withUnsafeCurrentTask { $0?.cancel() }
        guard let picture = Bitmap(width: 1, height: 1, rgba: bytes) else { throw .unreadable }
        return picture
      }
      let task = Task { try await provider.picture(at: CatAddress(url.absoluteString)) }
      await #expect(throws: CatError.cancelled) { try await task.value }
    }
  }

  /// One after another, each cancelled at a different moment; half of them go through a redirect.
  @Test func `Fifteen hundred races end one way or the other`() async throws {
    var outcomes: [CatError?] = []
    try await HostileServer.run({ connection in
      if connection.path == "/there" { connection.redirect(to: "/here") }
      connection.answer("abcd")
    }) { server throws in
      let provider = try server.provider()
      let addresses = try ["/here", "/there"].map { CatAddress(try server.url($0).absoluteString) }
      for race in 0..<1_500 {
        let task = Task { try await provider.picture(at: addresses[race % 2]) }
        for _ in 0..<(race * 37 % 400) { await Task.yield() }
        task.cancel()
        switch await task.result {
        case .success: outcomes.append(nil)
        case .failure(let error): outcomes.append(try #require(error as? CatError))
        }
      }
    }
    #expect(outcomes.count == 1_500)
    #expect(outcomes.allSatisfy { $0 == nil || $0 == .cancelled })
  }

  @Test func `Nothing of a transfer is left`() async throws {
    var transfers: [Weak] = []
    try await HostileServer.run({ connection in
      if connection.path == "/hang" { connection.hang() }
      connection.answer("abcd")
    }) { server throws in
      for number in 0..<100 {
        let transfer = CatTransfer(
          .picture, limits: .patient, deadline: .now + .seconds(3_600))
        transfers.append(Weak(transfer: transfer))
        let url = try server.url(number % 2 == 0 ? "/hang" : "/")
        let task = Task { try await transfer.answer(from: url) }
        if number % 2 == 0 { task.cancel() }
        _ = await task.result
      }
    }
    // A transfer's thread ends asynchronously.
    let deadline = ContinuousClock.now + .seconds(10)
    while transfers.contains(where: { $0.transfer != nil }), .now < deadline { await Task.yield() }
    #expect(transfers.filter { $0.transfer != nil }.isEmpty)
  }

  private struct Weak {
    weak let transfer: CatTransfer?
  }
}
