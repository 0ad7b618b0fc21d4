import Foundation
import Implementations
import ProgramSupport
import RunTimeReport

/// Times `todo` from its start to its end.
enum Startup {
  /// Runs the program built next to this one.
  static func reading(of implementation: Implementation) throws -> Reading {
    let todo = BuiltProgram.named("todo")
    let time = try nanoseconds {
      try Child.output(of: todo, [implementation.rawValue, "--store", "memory", "--keys", ""])
    }
    return Reading(Quantity(.start, of: implementation.rawValue), time)
  }
}
