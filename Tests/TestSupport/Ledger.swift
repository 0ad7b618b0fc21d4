import Foundation

/// What suites found out, for tables in documents: a line for each finding, its words between tabs,
/// at the end of the file that the environment variable LIFETIMES names, if it is set.
public enum Ledger {
  public static func note(_ words: String...) {
    guard let path = ProcessInfo.processInfo.environment["LIFETIMES"] else { return }
    let line = Data((words.joined(separator: "\t") + "\n").utf8)
    // Opened to append, so that lines of suites that run at the same time don't mix.
    guard let file = fopen(path, "a") else { return }
    defer { fclose(file) }
    line.withUnsafeBytes { bytes in _ = fwrite(bytes.baseAddress, 1, bytes.count, file) }
  }

  /// The module that an object's type is from.
  public static func module(of object: AnyObject) -> String {
    String(String(reflecting: type(of: object)).prefix { $0 != "." })
  }
}
