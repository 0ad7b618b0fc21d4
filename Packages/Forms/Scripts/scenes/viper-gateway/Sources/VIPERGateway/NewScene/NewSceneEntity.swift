/// What NewScene is about, as its use case sees it: plain data, whatever record it is kept in.
nonisolated struct NewSceneEntity: Codable, Equatable, Sendable {
  let left: Int
}
