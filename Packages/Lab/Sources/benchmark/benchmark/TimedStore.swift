import RunTimeReport
import Shared

/// Times a store alone.
@MainActor
final class TimedStore: Contestant {
  private let subject: String
  private let size: Int
  private let user: StoreUser

  init(_ store: any TodoStore, as subject: String, _ size: Int) throws {
    self.subject = subject
    self.size = size
    user = try StoreUser(store)
    for _ in 0..<Workload.warmUps {
      for action in StoreUser.changes { try user.perform(action) }
    }
  }

  func sample() throws -> [Reading] {
    try StoreUser.changes.map { action in
      let time = try nanoseconds { try user.perform(action) }
      return Reading(Quantity(.store, of: subject, size: size, action: action), time)
    }
  }
}
