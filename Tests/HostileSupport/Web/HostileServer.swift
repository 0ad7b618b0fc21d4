public import Foundation
import Synchronization

/// A server on the loopback interface that sends what a script says, well-formed or not.
public final class HostileServer: Sendable {
  public typealias Script = @Sendable (HostileConnection) -> Void

  public struct NoAddress: Error {
    let text: String
  }

  private struct State {
    var connections: [Int32] = []
    var requests: [String] = []
    var isOver = false
  }

  public let port: UInt16
  private let listener: Int32
  /// Sent on every connection before its request.
  private let early: [UInt8]
  private let script: Script
  private let threads = DispatchGroup()
  private let state = Mutex(State())

  /// Serves while `body` runs: every connection gets a thread and a run of the script.
  public static func run<Value>(
    early: [UInt8] = [], _ script: @escaping Script,
    _ body: (HostileServer) async throws -> Value
  ) async throws -> Value {
    let server = try HostileServer(early, script)
    do {
      let value = try await body(server)
      await server.stop()
      return value
    } catch {
      await server.stop()
      throw error
    }
  }

  private init(_ early: [UInt8], _ script: @escaping Script) throws {
    self.early = early
    self.script = script
    listener = try LoopbackSocket.listener()
    port = try LoopbackSocket.port(of: listener)
    thread { server in server.acceptAll() }
  }

  /// The heads of the requests so far.
  public var requests: [String] { state.withLock { $0.requests } }

  public func url(_ path: String = "/") throws -> URL {
    let text = "http://127.0.0.1:\(port)\(path)"
    guard let url = URL(string: text) else { throw NoAddress(text: text) }
    return url
  }

  /// Waits until all clients hang up, and after a while disconnects them.
  private func stop() async {
    state.withLock { $0.isOver = true }
    // Connects once more, so that the thread in `accept` wakes up and sees that it is over.
    if let caller = try? LoopbackSocket.caller(of: port) { close(caller) }
    let patience = DispatchWorkItem { [self] in
      state.withLock { state in
        for connection in state.connections { shutdown(connection, Int32(SHUT_RDWR)) }
      }
    }
    DispatchQueue(label: "patience").asyncAfter(deadline: .now() + 5, execute: patience)
    await withCheckedContinuation { waiter in
      threads.notify(queue: .global()) { waiter.resume() }
    }
    patience.cancel()
    close(listener)
  }

  private func acceptAll() {
    while true {
      let socket = accept(listener, nil, nil)
      let isOver = state.withLock { state in
        if !state.isOver, socket >= 0 { state.connections.append(socket) }
        return state.isOver
      }
      if isOver {
        if socket >= 0 { close(socket) }
        return
      }
      if socket >= 0 { thread { server in server.serve(socket) } }
    }
  }

  private func serve(_ socket: Int32) {
    if let connection = HostileConnection(socket, early: early) {
      state.withLock { $0.requests.append(connection.request) }
      script(connection)
    }
    state.withLock { state in
      state.connections.removeAll { $0 == socket }
      _ = close(socket)
    }
  }

  private func thread(_ body: @escaping @Sendable (HostileServer) -> Void) {
    threads.enter()
    let thread = Thread { [self] in
      body(self)
      threads.leave()
    }
    thread.start()
  }
}
