import Foundation

/// Writes frames, help and the manual page.
enum StandardOutput {
  /// Writes all of the text, or throws the reason why it can't.
  static func write(_ text: String) throws(StartError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .outputUnwritable(errno) }
      rest = rest.dropFirst(count)
    }
  }
}
