import Shared

/// What the cat loader can ask of the world.
nonisolated struct LoadCatEffects {
  let provider: any CatProvider

  func load() -> Effect<LoadCatAction> {
    .run { send in
      do throws(CatError) {
        let address = try await provider.address()
        send(.addressArrived(address))
        if Task.isCancelled { return }
        send(.pictureArrived(address, try await provider.picture(at: address)))
      } catch {
        send(.loadFailed(error))
      }
    }
  }
}
