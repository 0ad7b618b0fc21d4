import CommandLineKit
import Foundation
import Shared
import TerminalUI

/// Why the app couldn't be run, or not to the end of a key script, or couldn't print its output.
enum StartError: Error, Equatable, Sendable {
  case noDataFolder(path: String, reason: String)
  case terminal(TerminalError)
  case store(TodoStoreError)
  /// Work was still in progress after a step had waited that long.
  case neverIdle(step: String, script: String, limit: Duration)
  case outputUnwritable(Int32)
}

extension StartError {
  /// The program's exit status after such an error.
  static let exitCode: Int32 = 1

  /// The line that reports the error.
  var description: String { "Error: \(message.oneLine)\n" }

  private var message: String {
    switch self {
    case .noDataFolder(let path, let reason):
      "The folder “\(path)” can't be made (\(reason)); choose a file with --store."
    case .terminal(.noTerminal):
      "There is no terminal to draw on; use --keys to run without one."
    case .terminal(.system(let code)):
      "The terminal can't be used (\(String(cString: strerror(code)))); use --keys to run without one."
    case .store(let error): error.description
    case .neverIdle(let step, let script, let limit):
      "\(step) after “\(script)” took more than \(limit.components.seconds) s; work is going on."
    case .outputUnwritable(let code):
      "Standard output can't be written (\(String(cString: strerror(code)))); send it elsewhere."
    }
  }
}
