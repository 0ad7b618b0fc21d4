import Foundation

/// A library of the toolchain, opened at run time.
package struct DynamicLibrary {
  private let handle: UnsafeMutableRawPointer
  private let name: String

  package init(path: String) throws(Failure) {
    name = URL(fileURLWithPath: path).lastPathComponent
    guard let handle = dlopen(path, RTLD_LAZY | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "unknown reason"
      throw .libraryUnusable(name: name, reason: reason)
    }
    self.handle = handle
  }

  /// The function of that name; the caller vouches for its type.
  package func function<Function>(
    _ symbol: String,
    as type: Function.Type = Function.self
  ) throws(Failure) -> Function {
    guard let address = dlsym(handle, symbol) else {
      throw .libraryUnusable(name: name, reason: "it has no function '\(symbol)'")
    }
    return unsafeBitCast(address, to: type)
  }
}
