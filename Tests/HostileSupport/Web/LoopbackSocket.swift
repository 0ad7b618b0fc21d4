import Foundation

/// TCP sockets on 127.0.0.1.
public enum LoopbackSocket {
  public struct Failure: Error {
    let code = errno
  }

  /// A socket that listens on a free port.
  public static func listener() throws -> Int32 {
    let socket = try make()
    var address = address(port: 0)
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withSocketAddress(&address) { bind(socket, $0, length) == 0 }
    guard isBound, listen(socket, 128) == 0 else { throw Failure() }
    return socket
  }

  /// A socket connected to `port`.
  public static func caller(of port: UInt16) throws -> Int32 {
    let socket = try make()
    var address = address(port: port)
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    guard withSocketAddress(&address, { connect(socket, $0, length) == 0 }) else {
      defer { close(socket) }
      throw Failure()
    }
    return socket
  }

  public static func port(of socket: Int32) throws -> UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    guard withSocketAddress(&address, { getsockname(socket, $0, &length) == 0 }) else {
      throw Failure()
    }
    return UInt16(bigEndian: address.sin_port)
  }

  private static func make() throws -> Int32 {
    #if os(Linux)
      let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let socket = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard socket >= 0 else { throw Failure() }
    return socket
  }

  private static func address(port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  private static func withSocketAddress<Value>(
    _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Value
  ) -> Value {
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
    }
  }
}
