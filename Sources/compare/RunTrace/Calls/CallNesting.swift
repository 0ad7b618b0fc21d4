/// Finds out which call made which, from the addresses of frames and contexts.
///
/// A frame may reuse the address of an earlier one. A frame only counts as the caller if its
/// function is the one that the callee returns to; otherwise no caller is named.
package struct CallNesting {
  private struct Frame {
    let address: UInt64
    let call: TracedCall
  }

  private let functions: [UInt64: TracedFunction]
  /// The frames that may still exist, by thread, the innermost last.
  private var stacks: [UInt64: [Frame]] = [:]
  /// Calls that suspended or may do so, by context.
  private var suspendable: [UInt64: TracedCall] = [:]
  private var roots: [TracedCall] = []
  private var tooDeep = 0
  private var order = 0

  private init(functions: [UInt64: TracedFunction]) { self.functions = functions }

  /// The calls that nothing in the package made, with everything they led to, and the number of
  /// calls that were nested too deeply.
  package static func roots(
    of events: [TraceEvent], functions: [UInt64: TracedFunction]
  ) -> (calls: [TracedCall], tooDeep: Int) {
    var nesting = CallNesting(functions: functions)
    for event in events { nesting.add(event) }
    return (nesting.roots, nesting.tooDeep)
  }

  private mutating func add(_ event: TraceEvent) {
    defer { order += 1 }
    guard let function = functions[event.pc] else { return }
    // Removed instead of copied, because a stack may be deep.
    var stack = stacks.removeValue(forKey: event.thread) ?? []
    while let last = stack.last, last.address <= event.frame { stack.removeLast() }
    let call: TracedCall
    if event.context == 0 {
      call = begin(function, event)
      // Frames between a frame and that of its caller no longer exist.
      while let last = stack.last, last.address < event.caller { stack.removeLast() }
      attach(call, to: stack.last.flatMap { $0.address == event.caller ? $0.call : nil }, event)
    } else {
      call = resumed(function, event) ?? suspendable(function, event)
    }
    stack.append(Frame(address: event.frame, call: call))
    stacks[event.thread] = stack
  }

  private mutating func suspendable(_ function: TracedFunction, _ event: TraceEvent) -> TracedCall {
    let call = begin(function, event)
    if function.resumption == .none {
      attach(call, to: suspendable[event.caller], event)
    } else {
      // Its beginning isn't in the record, so what it calls has no other place.
      roots.append(call)
    }
    suspendable[ownContext(of: function, event)] = call
    return call
  }

  /// The call that continues, if its beginning was seen.
  private func resumed(_ function: TracedFunction, _ event: TraceEvent) -> TracedCall? {
    guard function.resumption != .none,
      let call = suspendable[ownContext(of: function, event)],
      call.function.symbol == function.symbol
    else { return nil }
    return call
  }

  /// A function that another one returned to has the other's context, which leads to its own.
  private func ownContext(of function: TracedFunction, _ event: TraceEvent) -> UInt64 {
    function.resumption == .await ? event.caller : event.context
  }

  private func begin(_ function: TracedFunction, _ event: TraceEvent) -> TracedCall {
    TracedCall(function: function, thread: event.thread, task: event.task, order: order)
  }

  private mutating func attach(_ call: TracedCall, to caller: TracedCall?, _ event: TraceEvent) {
    if let caller, event.callerPC != 0,
      caller.function.symbol == functions[event.callerPC]?.symbol
    {
      if !caller.add(call) { tooDeep += 1 }
    } else {
      roots.append(call)
    }
  }
}

/// One run of a function, with the runs that it waited for.
package final class TracedCall {
  package let function: TracedFunction
  package let thread: UInt64
  package let task: UInt64
  /// Its index among all calls of the run.
  package let order: Int
  /// How far it is below the call that nothing in the package made.
  private(set) var depth = 0
  package fileprivate(set) var calls: [TracedCall] = []

  init(function: TracedFunction, thread: UInt64, task: UInt64, order: Int) {
    self.function = function
    self.thread = thread
    self.task = task
    self.order = order
  }

  /// The greatest depth that is recorded; anything deeper is treated as an endless recursion, and
  /// is only counted.
  static let deepest = 1_000

  /// Takes a call that this one made.
  ///
  /// - Returns: whether there is room for it.
  func add(_ call: TracedCall) -> Bool {
    call.depth = depth + 1
    guard call.depth <= Self.deepest else { return false }
    calls.append(call)
    return true
  }
}
