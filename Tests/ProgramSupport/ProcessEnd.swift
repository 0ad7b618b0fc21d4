import Foundation

/// The end of a process that isn't a child of the tests.
public enum ProcessEnd {
  /// Returns once it has ended; it may stay a zombie if its new parent doesn't wait for it.
  public static func wait(for process: Int32) {
    while let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      !state.contains(") Z ")
    {
      usleep(1_000)
    }
  }
}
