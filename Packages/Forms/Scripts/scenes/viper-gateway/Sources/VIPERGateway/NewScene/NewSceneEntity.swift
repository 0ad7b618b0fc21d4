/// The data of NewScene as its use case sees it: plain values, however they are stored.
nonisolated struct NewSceneEntity: Codable, Equatable, Sendable {
  let left: Int
}
