import Foundation
import Implementations
import TerminalUI

/// Searches sessions for a difference, and shrinks the first one.
struct Search {
  let implementations: [Implementation]
  private let modelFrame = ModelFrame()

  init(_ implementations: [Implementation]) {
    self.implementations = implementations
  }

  /// A difference, and the shortest session that still shows it.
  func shrunkDifference(in session: Session) async throws -> (Session, Difference)? {
    guard let found = try await difference(in: session, of: implementations) else { return nil }
    var shorter = session
    shorter.steps = Array(session.steps.prefix(found.steps))
    let pair = Array(found.differing.prefix(1)) + [found.other].compactMap(\.self)
    shorter = try await Shrinker.shrunk(shorter) { session in
      try await difference(in: session, of: pair) != nil
    }
    return try await difference(in: shorter, of: implementations).map { (shorter, $0) }
  }

  func difference(in session: Session) async throws -> Difference? {
    try await difference(in: session, of: implementations)
  }

  private func difference(
    in session: Session, of implementations: [Implementation]
  ) async throws -> Difference? {
    try await Comparison.difference(in: session, of: implementations, drawnBy: modelFrame)
  }
}
