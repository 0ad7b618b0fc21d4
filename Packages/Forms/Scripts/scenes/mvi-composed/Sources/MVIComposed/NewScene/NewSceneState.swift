/// The complete state of NewScene, without anything that can be derived from it.
nonisolated struct NewSceneState: Equatable, Sendable {
  /// Nil until the first successful load.
  var count: Int?
  /// Why the todos couldn't be loaded.
  var loadFailure: String?
}

/// The contents to show, derived from the state on demand.
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
