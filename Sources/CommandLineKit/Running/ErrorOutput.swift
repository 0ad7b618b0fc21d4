import Foundation

public enum ErrorOutput {
  /// Writes to standard error as it is; there is nobody left to tell when it can't be written.
  public static func say(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
