#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The stack on which signal handlers run, or a recursion without an end would leave them none.
nonisolated enum HandlerStack {
  private static let size = 1 << 16

  // Only handlers write to it, and it is there for as long as the program runs.
  nonisolated(unsafe) private static let memory = UnsafeMutableRawPointer.allocate(
    byteCount: size, alignment: 16)

  /// For the thread that calls it, if it has none.
  static func prepare() {
    var found = stack_t()
    guard sigaltstack(nil, &found) == 0, found.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }
}
