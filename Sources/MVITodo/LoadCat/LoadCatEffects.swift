import Shared

/// Does what the cat loader asks of the world: it alone has the load that is going on.
final class LoadCatEffects {
  private let provider: any CatProvider
  private let editorEffects: EditCatEffects
  private var load: Task<Void, Never>?

  init(
    provider: any CatProvider, processor: any PictureProcessor, library: any PhotoLibrary
  ) {
    self.provider = provider
    editorEffects = EditCatEffects(processor: processor, library: library)
  }

  deinit {
    load?.cancel()
  }

  func perform(_ effect: LoadCatEffect, send: @escaping (LoadCatIntent) -> Void) {
    switch effect {
    case .load(let id):
      load = Task { [provider] in
        do throws(CatError) {
          let address = try await provider.address()
          if Task.isCancelled { return }
          send(.addressArrived(address, load: id))
          send(.pictureArrived(address, try await provider.picture(at: address), load: id))
        } catch {
          send(.loadFailed(error, load: id))
        }
      }
    case .cancel:
      load?.cancel()
    case .editor(let effect, let number):
      editorEffects.perform(effect) { send(.editor($0, number: number)) }
    }
  }
}
