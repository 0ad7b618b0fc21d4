/// A function that was entered, as the program itself wrote it down.
///
/// Addresses of code count from the program's beginning on.
package struct TraceEvent: Equatable, Sendable {
  package var pc: UInt64
  /// Where its frame is on the thread's stack, which grows downwards.
  package var frame: UInt64
  /// What a function that may suspend keeps of itself; 0 for all others.
  package var context: UInt64
  /// The frame of the function that waits for it; its context, if this one has a context.
  package var caller: UInt64
  /// Where the caller goes on; 0 when nothing of the program waits.
  package var callerPC: UInt64
  /// The number of the task; 0 outside of any.
  package var task: UInt64
  package var thread: UInt64

  package init(
    pc: UInt64, frame: UInt64, context: UInt64 = 0, caller: UInt64 = 0, callerPC: UInt64 = 0,
    task: UInt64 = 0, thread: UInt64 = 1
  ) {
    self.pc = pc
    self.frame = frame
    self.context = context
    self.caller = caller
    self.callerPC = callerPC
    self.task = task
    self.thread = thread
  }
}
