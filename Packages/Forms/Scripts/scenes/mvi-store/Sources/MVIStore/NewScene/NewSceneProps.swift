/// A selector for NewScene's view: what it shows, made when it is asked for.
nonisolated struct NewSceneProps: Equatable {
  struct Failure: Equatable {
    let message: String
    let reason: String
  }

  private let scene: NewSceneState
  private var formatter: NewSceneFormatter { NewSceneFormatter() }

  init(_ scene: NewSceneState) {
    self.scene = scene
  }

  var left: String { scene.count.map(formatter.left) ?? "" }

  var failure: Failure? {
    scene.loadFailure.map { Failure(message: formatter.loadFailure, reason: $0) }
  }
}
