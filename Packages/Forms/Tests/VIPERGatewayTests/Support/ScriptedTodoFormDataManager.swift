import Foundation
import Shared
import TestSupport

@testable import VIPERGateway

/// A data manager that keeps a draft, and remembers what it was asked to save.
final class ScriptedTodoFormDataManager: @MainActor TodoFormDataManager {
  static let failure = DataFailure(description: "No disk.")
  static let savedID: TodoItem.ID = 7

  var draft: TodoDraftEntity?
  private(set) var saved: [TodoDraftEntity] = []
  private(set) var instants: [Date] = []
  private var failure: DataFailure?

  init(_ draft: TodoDraftEntity? = nil) {
    self.draft = draft
  }

  /// Makes every operation fail from now on.
  func fail() {
    failure = Self.failure
  }

  func save(_ draft: TodoDraftEntity, now: Date) throws(DataFailure) -> TodoItem.ID {
    if let failure { throw failure }
    saved.append(draft)
    instants.append(now)
    return Self.savedID
  }
}
