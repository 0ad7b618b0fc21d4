import Foundation
import Synchronization

/// Runs programs, and keeps track of the running ones so that an interruption can end them all.
package final class Children: Sendable {
  private struct State {
    var living: Set<pid_t> = []
    var stoppingSignal: Int32?
    /// The child that an interruption ends first, on its own.
    var interruptible: pid_t?
  }

  private let state = Mutex(State())
  /// Becomes readable on a stop, to wake up every thread that waits.
  private let stopPipe = Pipe.open()

  package init() {}

  deinit { stopPipe?.close() }

  /// Runs a program to its end; both of its outputs are drained while it runs.
  ///
  /// A program that exceeds the limit is aborted. Its output can be heard as it arrives. If this
  /// program is asked to end, it ends an interruptible child instead and continues.
  ///
  /// - Throws: `interrupted` if this program was asked to end meanwhile; else that it can't be
  ///   started.
  package func run(
    _ invocation: Invocation, within limit: Duration? = nil, isInterruptible: Bool = false,
    hear: @escaping (ArraySlice<UInt8>) -> Void = { _ in }
  ) throws(Failure) -> Outcome {
    let child = try start(invocation)
    if isInterruptible { state.withLock { $0.interruptible = child.pid } }
    let drained = child.drain(until: stopPipe?.read ?? -1, within: limit, hear: hear)
    let status = reap(child.pid)
    if let signal = state.withLock(\.stoppingSignal) { throw .interrupted(signal: signal) }
    return Outcome(
      status: status,
      standardOutput: drained.standardOutput,
      transcript: drained.transcript,
      isLate: drained.isLate
    )
  }

  /// Ends the interruptible child instead of this program, once.
  ///
  /// - Returns: whether there was such a child.
  func interruptOne(by signal: Int32) -> Bool {
    state.withLock { state in
      guard let pid = state.interruptible, state.living.contains(pid) else { return false }
      state.interruptible = nil
      kill(-pid, signal)
      return true
    }
  }

  /// Asks every running child to end, and starts no more.
  ///
  /// Whatever signal this program received, the children are interrupted: SwiftPM only passes that
  /// one on to its compilers, which are in process groups of their own.
  ///
  /// - Returns: whether there was any.
  package func stop(by signal: Int32) -> Bool {
    state.withLock { state in
      state.stoppingSignal = signal
      if let stopPipe { _ = write(stopPipe.write, [0], 1) }
      for child in state.living { kill(-child, SIGINT) }
      return !state.living.isEmpty
    }
  }

  /// Kills the children that didn't end when they were asked to.
  func killRest() {
    state.withLock { state in
      for child in state.living { kill(-child, SIGKILL) }
    }
  }

  /// Starting and registering are one step, so that no child can slip past `stop(by:)`.
  private func start(_ invocation: Invocation) throws(Failure) -> SpawnedProcess {
    try state.withLock { (state) throws(Failure) in
      if let signal = state.stoppingSignal { throw .interrupted(signal: signal) }
      let child = try SpawnedProcess.start(invocation)
      state.living.insert(child.pid)
      return child
    }
  }

  /// Waits without reaping first: the process ID stays taken until it is off the list, so that a
  /// signal can never hit an unrelated process with the same ID.
  private func reap(_ pid: pid_t) -> Int32 {
    var info = siginfo_t()
    while waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    return state.withLock { state in
      // What it left running in its group would go on alongside what is started next.
      kill(-pid, SIGKILL)
      state.living.remove(pid)
      var status: Int32 = 0
      while waitpid(pid, &status, 0) == -1, errno == EINTR {}
      let signal = status & 0x7f
      return signal == 0 ? (status >> 8) & 0xff : 128 + signal
    }
  }
}
