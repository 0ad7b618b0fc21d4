import Foundation

/// The end of a process that is no child of the tests.
public enum ProcessEnd {
  /// Returns once it has ended, which it does when it likes; whoever adopted it may never look.
  public static func wait(for process: Int32) {
    while let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      !state.contains(") Z ")
    {
      usleep(1_000)
    }
  }
}
