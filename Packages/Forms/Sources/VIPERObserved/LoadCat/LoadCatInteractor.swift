import Shared

/// Does the business of the cat loader: owns the load that is going on.
final class LoadCatInteractor {
  weak var output: (any LoadCatInteractorOutput)?

  private let provider: any CatProvider
  private var load: Task<Void, Never>?

  init(provider: any CatProvider) {
    self.provider = provider
  }

  deinit {
    load?.cancel()
  }

  private func endLoad(with error: CatError) {
    load = nil
    output?.loadFailed(error)
  }

  private func endLoad(with picture: Bitmap) {
    load = nil
    output?.pictureArrived(picture)
  }
}

extension LoadCatInteractor: LoadCatInteractorProtocol {
  func startLoad() {
    guard load == nil else { return }
    output?.loadStarted()
    load = Task { [weak self, provider] in
      do throws(CatError) {
        let address = try await provider.address()
        if Task.isCancelled { return }
        self?.output?.addressArrived(address.text)
        let picture = try await provider.picture(at: address)
        if Task.isCancelled { return }
        self?.endLoad(with: picture)
      } catch {
        if Task.isCancelled { return }
        self?.endLoad(with: error)
      }
    }
  }

  func cancelLoad() {
    guard let load else { return }
    load.cancel()
    endLoad(with: .cancelled)
  }
}
