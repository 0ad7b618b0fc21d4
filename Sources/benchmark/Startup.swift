import Foundation
import Implementations

/// Times `todo` from its start to its end.
struct Startup {
  private static let rounds = 15

  /// The program to time, which is built beside this one.
  private static var todo: URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "todo")
  }

  /// Prints the median over some runs, in milliseconds.
  static func run(_ implementations: [Implementation]) throws {
    for name in implementations.map(\.rawValue) {
      let times = try (0..<rounds).map { _ in
        try ContinuousClock().measure {
          try Child.output(of: todo, [name, "--store", "memory", "--keys", ""])
        } / .milliseconds(1)
      }
      let text = String(format: "%.0f", times.sorted()[rounds / 2])
      print("todo \(name) --store memory --keys '': \(text) ms")
    }
  }
}
