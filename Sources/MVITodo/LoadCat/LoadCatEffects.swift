import Shared

/// Does what the cat loader asks of the world: it alone has the loads that are going on.
final class LoadCatEffects {
  private let provider: any CatProvider
  private let editorEffects: EditCatEffects
  private var loads: [Int: Task<Void, Never>] = [:]

  init(
    provider: any CatProvider, processor: any PictureProcessor, library: any PhotoLibrary
  ) {
    self.provider = provider
    editorEffects = EditCatEffects(processor: processor, library: library)
  }

  deinit {
    for load in loads.values { load.cancel() }
  }

  func perform(_ effect: LoadCatEffect, send: @escaping (LoadCatIntent) -> Void) {
    switch effect {
    case .load(let id): load(id, send: send)
    case .cancel(let id): loads.removeValue(forKey: id)?.cancel()
    case .editor(let effect): editorEffects.perform(effect) { send(.editor($0)) }
    }
  }

  private func load(_ id: Int, send: @escaping (LoadCatIntent) -> Void) {
    loads[id] = Task { [weak self, provider] in
      do throws(CatError) {
        let address = try await provider.address()
        if Task.isCancelled { return }
        send(.addressArrived(address, load: id))
        send(.pictureArrived(try await provider.picture(at: address), load: id))
      } catch {
        send(.loadFailed(error, load: id))
      }
      self?.loads[id] = nil
    }
  }
}
