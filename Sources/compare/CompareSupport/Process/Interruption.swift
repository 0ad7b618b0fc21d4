import CToolchain
package import CommandLineKit
import Foundation

/// Ends the children, then this program, when it is asked to end.
package enum Interruption {
  /// How long a child may take to end its own children before it is killed.
  private static let grace: UInt32 = 3

  /// Waits for signals on a thread of its own.
  ///
  /// Must be called before any other thread exists, so that all of them inherit the blocked signals
  /// and only the waiting thread gets any: without handlers, their restrictions don't matter.
  ///
  /// - Parameters:
  ///   - children: The children to end first.
  ///   - beforeEnd: Is called at once.
  ///   - atEnd: Called without children, before this program ends here.
  /// - Throws: `signalsUnwatchable` if there can't be such a thread.
  package static func watch(
    _ children: Children, beforeEnd: @escaping @Sendable () -> Void,
    atEnd: @escaping @Sendable () -> Void = {}
  ) throws(Failure) {
    adopt_orphans()
    // Exceeding the user's file size limit is a write error, and must not kill the program.
    var blocked = signalSet(watched() + [SIGXFSZ])
    pthread_sigmask(SIG_BLOCK, &blocked, nil)
    let isStarted = OwnThread.start {
      var set = signalSet(watched())
      var signal: Int32 = 0
      repeat {
        guard sigwait(&set, &signal) == 0 else { return }
      } while children.interruptOne(by: signal)
      beforeEnd()
      // If children are running, the thread that waits for them ends this program after they exit.
      guard children.stop(by: signal) else {
        atEnd()
        end(by: signal)
      }
      sleep(grace)
      children.killRest()
    }
    guard isStarted else { throw .signalsUnwatchable }
  }

  /// Ends this program with the signal itself, so that its parent process sees why it ended.
  package static func end(by signal: Int32) -> Never {
    Foundation.signal(signal, SIG_DFL)
    var set = signalSet([signal])
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    kill(getpid(), signal)
    exit(128 + signal)
  }

  /// A signal that was ignored when this program began (`nohup`, a background job) stays ignored.
  private static func watched() -> [Int32] { endingSignals.filter { !isIgnored($0) } }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var current = sigaction()
    sigaction(signal, nil, &current)
    #if canImport(Darwin)
      let handler = current.__sigaction_u.__sa_handler
    #else
      let handler = current.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

extension ProgramDeclaration {
  /// Ends this program with a failure's message and exit code, or by the signal that interrupted it.
  package func end(with failure: Failure, for words: [String]) -> Never {
    StandardError.write(failure.message(for: words, of: self))
    Descendants.kill()
    if case .interrupted(let signal) = failure { Interruption.end(by: signal) }
    exit(failure.exitCode)
  }
}

extension Failure {
  fileprivate static var signalsUnwatchable: Failure {
    Failure(
      "No thread can be started to wait for signals; raise the limits of processes and memory"
        + " (ulimit -u, ulimit -v).")
  }
}

/// The signals that ask a program to end.
let endingSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

func signalSet(_ signals: [Int32]) -> sigset_t {
  var set = sigset_t()
  sigemptyset(&set)
  for signal in signals { sigaddset(&set, signal) }
  return set
}
