/// All that NewScene is at one moment, and nothing that follows from it.
nonisolated struct NewSceneState: Equatable, Sendable {
  /// As of the last load; before the first one nothing is known, so nothing is claimed.
  var count: Int?
  /// Why the todos couldn't be loaded.
  var loadFailure: String?
}

/// What is shown: it follows from the state, and is made when it is asked for.
nonisolated extension NewSceneState {
  struct Failure: Equatable {
    let message: String
    let reason: String
  }

  private var formatter: NewSceneFormatter { NewSceneFormatter() }

  var left: String { count.map(formatter.left) ?? "" }

  var failure: Failure? {
    loadFailure.map { Failure(message: formatter.loadFailure, reason: $0) }
  }
}
