import Shared

/// The use case of the loader: load a cat in two steps, at most one at a time.
final class LoadCatInteractor: LoadCatInteractorInput {
  weak var output: (any LoadCatInteractorOutput)?

  private let provider: any CatProvider
  private var load: Task<Void, Never>?

  init(provider: any CatProvider) {
    self.provider = provider
  }

  deinit {
    load?.cancel()
  }

  /// Starts a load; answers to an earlier one, which is cancelled, are ignored.
  func loadCat() {
    load?.cancel()
    load = Task { [weak self, provider] in
      do throws(CatError) {
        let address = try await provider.address()
        guard !Task.isCancelled else { return }
        self?.output?.didFindCat(at: address.text)
        let picture = try await provider.picture(at: address)
        guard !Task.isCancelled else { return }
        self?.output?.didLoadCat(picture)
      } catch {
        guard !Task.isCancelled else { return }
        self?.output?.didFail(with: error)
      }
    }
  }

  func cancelLoad() {
    load?.cancel()
    load = nil
    output?.didFail(with: .cancelled)
  }
}
