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

  /// The functions in one of CToolchain's tables; the caller vouches for their types.
  package func functions<Table>(
    _ find: (UnsafeMutableRawPointer, UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Table
  ) throws(Failure) -> Table {
    var missing: UnsafePointer<CChar>?
    let table = find(handle, &missing)
    if let missing {
      let symbol = String(cString: missing)
      throw .libraryUnusable(name: name, reason: "it has no function '\(symbol)'")
    }
    return table
  }
}
