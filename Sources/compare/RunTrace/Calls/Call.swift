/// One run of a function, with the runs that it waited for.
package final class Call {
  package let function: TracedFunction
  package let thread: UInt64
  package let task: UInt64
  /// Its place among all calls of the run.
  package let order: Int
  package fileprivate(set) var calls: [Call] = []

  init(function: TracedFunction, thread: UInt64, task: UInt64, order: Int) {
    self.function = function
    self.thread = thread
    self.task = task
    self.order = order
  }

  func add(_ call: Call) { calls.append(call) }
}
