#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Separate stacks for signal handlers, so that they can run even after a stack overflow.
nonisolated enum HandlerStack {
  private static let size = 1 << 16

  /// Holds each thread's own stack, so that it is freed when the thread ends.
  private static let key = {
    var key = pthread_key_t()
    pthread_key_create(&key) { memory in
      var none = stack_t()
      none.ss_flags = Int32(SS_DISABLE)
      none.ss_size = size
      sigaltstack(&none, nil)
      free(memory)
    }
    return key
  }()

  /// Sets one up for this thread if it has none; the main actor changes threads over time.
  static func prepare() {
    var found = stack_t()
    guard sigaltstack(nil, &found) == 0, found.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    guard let memory = malloc(size) else { return }
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = size
    sigaltstack(&stack, nil)
    pthread_setspecific(key, memory)
  }
}
