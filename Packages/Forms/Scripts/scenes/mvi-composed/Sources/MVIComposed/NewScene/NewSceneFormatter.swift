/// Puts NewScene into words.
nonisolated struct NewSceneFormatter {
  func left(_ count: Int) -> String {
    count == 1 ? "1 todo left" : "\(count) todos left"
  }

  var loadFailure: String { "Couldn't load the todos." }
}
