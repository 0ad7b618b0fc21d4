import Foundation
import HostileSupport
import Shared

/// A load from a hostile server, done like in the app: the address, then the picture.
struct Load: Sendable {
  /// Far longer than any finite answer takes; a load that takes longer hangs.
  static let patience = Duration.seconds(50)

  /// Allows for slow machines.
  private static let lateness = Duration.seconds(20)

  private let trick: Trick

  init(_ trick: Trick) {
    self.trick = trick
  }

  /// The picture, or the error of the load.
  func result() async throws -> Result<Bitmap, CatError> {
    try await HostileServer.run(early: trick.early, serve) { server throws in
      try await result(from: server)
    }
  }

  /// The result in a few words; throws a violation if it isn't allowed.
  func outcome() async throws -> String {
    let latest = ContinuousClock.now + trick.deadline + Self.lateness
    let outcome = Self.word(for: try await result())
    if .now > latest { throw Violation("\(trick.name): \(outcome), but long after the deadline") }
    guard trick.outcomes.contains(outcome) else {
      throw Violation(
        "\(trick.name): \(outcome) instead of \(trick.outcomes.joined(separator: " or "))")
    }
    return outcome
  }

  func result(from server: HostileServer) async throws -> Result<Bitmap, CatError> {
    let service = try server.url()
    let cats = RemoteCatProvider(address: service, limits: CatLimits(deadline: trick.deadline))
    do throws(CatError) {
      return .success(try await cats.picture(at: try await cats.address()))
    } catch {
      return .failure(error)
    }
  }

  @Sendable func serve(_ connection: HostileConnection) {
    switch (connection.path, trick.step) {
    case ("/", .address), ("/cat.png", .picture): trick.play(connection)
    case ("/", .picture): connection.send(GoodAnswer(.address, .length).bytes)
    case ("/cat.png", .address): connection.send(GoodAnswer(.picture, .length).bytes)
    default: trick.playElsewhere(connection)
    }
  }

  /// The result in a few words, those of the app's page if it has any.
  static func word(for result: Result<Bitmap, CatError>) -> String {
    switch result {
    case .success: "a cat"
    case .failure(.unreachable): "unreachable"
    case .failure(.timedOut): "too long"
    case .failure(.status(let status)): "answered \(status)"
    case .failure(.unreadable): "unreadable"
    case .failure(.tooLarge): "too large"
    case .failure(.unsupportedFormat(let name)): "not supported: \(name ?? "unknown")"
    case .failure(.cancelled): "cancelled"
    }
  }
}
