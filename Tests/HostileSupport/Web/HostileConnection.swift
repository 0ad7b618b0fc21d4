import Foundation

/// A client's request to a hostile server, and the connection to answer on.
public struct HostileConnection: Sendable {
  /// The request's head.
  public let request: String
  private let socket: Int32

  /// Reads a request; `nil` if the client hung up before sending one.
  ///
  /// The early bytes are sent before the request is read.
  init?(_ socket: Int32, early: [UInt8] = []) {
    #if !os(Linux)
      var isOn: Int32 = 1
      setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    self.socket = socket
    guard early.isEmpty || Self.send(early, over: socket) else { return nil }
    var bytes: [UInt8] = []
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      var byte: UInt8 = 0
      guard recv(socket, &byte, 1, 0) == 1 else { return nil }
      bytes.append(byte)
    }
    request = String(decoding: bytes, as: UTF8.self)
  }

  /// The requested path, with its query.
  public var path: String {
    let words = request.prefix { $0 != "\r\n" }.split(separator: " ")
    return words.count > 1 ? String(words[1]) : ""
  }

  /// Sends bytes, and returns whether the client received all of them.
  @discardableResult
  public func send(_ bytes: [UInt8]) -> Bool {
    Self.send(bytes, over: socket)
  }

  private static func send(_ bytes: [UInt8], over socket: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer -> Int in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[sent...])
        #if os(Linux)
          return Foundation.send(socket, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        #else
          return Foundation.send(socket, rest.baseAddress, rest.count, 0)
        #endif
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  @discardableResult
  public func send(_ text: String) -> Bool {
    send(Array(text.utf8))
  }

  /// Answers as a server should.
  public func answer(
    _ body: [UInt8], status: String = "200 OK", headers: [String] = []
  ) {
    let head = ["HTTP/1.1 \(status)", "Content-Length: \(body.count)", "Connection: close"]
    send((head + headers).joined(separator: "\r\n") + "\r\n\r\n")
    send(body)
  }

  public func answer(_ text: String, status: String = "200 OK", headers: [String] = []) {
    answer(Array(text.utf8), status: status, headers: headers)
  }

  public func redirect(to location: String) {
    answer("", status: "302 Found", headers: ["Location: \(location)"])
  }

  /// Sends nothing until the client hangs up.
  public func hang() {
    var byte: UInt8 = 0
    while recv(socket, &byte, 1, 0) > 0 {}
  }

  /// Makes the connection end with a reset instead of an orderly close, once the script is over.
  public func reset() {
    var choice = linger(l_onoff: 1, l_linger: 0)
    setsockopt(socket, SOL_SOCKET, SO_LINGER, &choice, socklen_t(MemoryLayout<linger>.size))
  }

  /// Sends nothing for a while; `false` as soon as the client has hung up.
  public func pause(milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) == 0
  }
}
