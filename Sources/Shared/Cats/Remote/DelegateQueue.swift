#if canImport(FoundationNetworking)
  import Foundation

  /// Runs what a URL session tells its delegate at once, on the session's own queue.
  ///
  /// Of itself the session goes on receiving on Linux while its delegate has yet to hear of what
  /// came before, and whatever waits to be heard of is memory that no cap holds.
  final class DelegateQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @escaping @Sendable () -> Void) {
      block()
    }
  }
#endif
