import Foundation

/// Where everything goes that is not the result.
package enum StandardError {
  package static func write(_ text: String) {
    // Where not even this can be written, there is nobody to tell.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Passes on what another program wrote.
  package static func write(_ bytes: ArraySlice<UInt8>) {
    try? FileHandle.standardError.write(contentsOf: Data(bytes))
  }
}
