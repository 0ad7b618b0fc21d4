/// One run of a function, with the runs that it waited for.
package final class TracedCall {
  package let function: TracedFunction
  package let thread: UInt64
  package let task: UInt64
  /// Its place among all calls of the run.
  package let order: Int
  /// How many calls it is below the one that nothing in the package made.
  private(set) var depth = 0
  package fileprivate(set) var calls: [TracedCall] = []

  init(function: TracedFunction, thread: UInt64, task: UInt64, order: Int) {
    self.function = function
    self.thread = thread
    self.task = task
    self.order = order
  }

  /// Who is this deep is called by one that is; beyond, it is a recursion without an end, and only
  /// counted.
  static let deepest = 1_000

  /// Takes a call that this one made.
  ///
  /// - Returns: whether there is a place for it.
  func add(_ call: TracedCall) -> Bool {
    call.depth = depth + 1
    guard call.depth <= Self.deepest else { return false }
    calls.append(call)
    return true
  }
}
