import CToolchain
import Foundation

/// A program that ends when it has used too much processor time.
///
/// With wall-clock time, the outcome would depend on what else the machine does.
package enum LimitedProgram {
  /// An internal option that isn't in any help text.
  private static let word = "--limit-time"

  /// Becomes the program that the arguments name, if they do, with the limit that they name.
  package static func run(_ arguments: [String]) throws(Failure) {
    guard arguments.count >= 3, arguments[0] == word, let seconds = UInt(arguments[1]) else {
      return
    }
    limit_processor_time(seconds)
    var words: [UnsafeMutablePointer<CChar>?] = arguments[2...].map { strdup($0) }
    words.append(nil)
    execv(arguments[2], words)
    throw .commandUnstartable(path: arguments[2], reason: String(cString: strerror(errno)))
  }

  /// Each process of the program has the whole limit for itself.
  package static func invocation(_ invocation: Invocation, within limit: Duration) -> Invocation {
    var limited = invocation
    let seconds = max(0, Int((limit / .seconds(1)).rounded(.up)))
    limited.path = OwnProgram.path
    limited.arguments = [word, "\(seconds)", invocation.path] + invocation.arguments
    return limited
  }
}

extension Outcome {
  /// Whether it, or a program that it ran and names, exceeded its limit.
  package var usedTimeUp: Bool {
    status == 128 + SIGXCPU || text.contains("due to signal \(SIGXCPU)")
  }
}

/// The program to start for work that must not crash this one.
package enum OwnProgram {
  /// Where `compare` is: this program, or, in its tests, the one next to them.
  package static let path: String = {
    let running = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(suffixOfTests) }?.bundlePath
    guard let tests = bundle ?? (running.hasSuffix(suffixOfTests) ? running : nil) else {
      return running
    }
    return "\((tests as NSString).deletingLastPathComponent)/compare"
  }()

  private static let suffixOfTests = ".xctest"
}
