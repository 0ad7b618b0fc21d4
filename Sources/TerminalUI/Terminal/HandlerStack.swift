#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The stacks on which signal handlers run, or a recursion without an end would leave them none.
nonisolated enum HandlerStack {
  private static let size = 1 << 16

  /// Where each thread keeps its own, so that it goes when the thread does.
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

  /// For the thread that calls it, if it has none: the main actor has many, one after the other.
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
