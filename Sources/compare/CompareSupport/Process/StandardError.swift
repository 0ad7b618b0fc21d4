import Foundation

/// Where everything goes that is not the result.
package enum StandardError {
  package static func write(_ text: String) {
    // Where not even this can be written, there is nobody to tell.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
