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

  /// A load that is cancelled answers nothing any more.
  func perform(_ effect: LoadCatEffect, answer: @escaping (LoadCatAnswer) -> Void) {
    switch effect {
    case .load:
      load = Task { [provider] in
        do throws(CatError) {
          let address = try await provider.address()
          if Task.isCancelled { return }
          answer(.addressArrived(address))
          let picture = try await provider.picture(at: address)
          if Task.isCancelled { return }
          answer(.pictureArrived(address, picture))
        } catch {
          if Task.isCancelled { return }
          answer(.loadFailed(error))
        }
      }
    case .cancel:
      load?.cancel()
    case .editor(let effect):
      editorEffects.perform(effect) { answer(.editor($0)) }
    }
  }
}
