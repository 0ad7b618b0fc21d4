import Foundation

/// Results of suites for tables in documents: one line per finding, its words separated by tabs,
/// appended to the file in the environment variable LIFETIMES, if that is set.
public enum Ledger {
  public static func note(_ words: String...) {
    guard let path = ProcessInfo.processInfo.environment["LIFETIMES"] else { return }
    let line = Data((words.joined(separator: "\t") + "\n").utf8)
    // Opened for appending, so that lines of suites running at the same time don't mix.
    guard let file = fopen(path, "a") else { return }
    defer { fclose(file) }
    line.withUnsafeBytes { bytes in _ = fwrite(bytes.baseAddress, 1, bytes.count, file) }
  }

  /// The module of an object's type.
  public static func module(of object: AnyObject) -> String {
    String(String(reflecting: type(of: object)).prefix { $0 != "." })
  }
}
