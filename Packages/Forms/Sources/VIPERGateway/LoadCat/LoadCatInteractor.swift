import Shared

/// Called by the presenter to load a cat or to cancel the load.
protocol LoadCatUseCase: AnyObject {
  func startLoad()
  func cancelLoad()
}

/// Receives the results of loading.
protocol LoadCatOutput: AnyObject {
  func loadStarted()
  func addressArrived(_ address: String)
  func pictureArrived(_ picture: Bitmap)
  func loadFailed(_ error: CatError)
}

/// The data access that loading a cat needs.
protocol LoadCatPort: AnyObject {
  func cat() async throws(CatError) -> CatEntity
  func picture(of cat: CatEntity) async throws(CatError) -> Bitmap
}

/// Loads a cat, and owns the current load, which it can cancel.
final class LoadCatInteractor {
  weak var output: (any LoadCatOutput)?

  private let data: any LoadCatPort
  private var load: Task<Void, Never>?

  init(data: any LoadCatPort) {
    self.data = data
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

extension LoadCatInteractor: LoadCatUseCase {
  func startLoad() {
    guard load == nil else { return }
    output?.loadStarted()
    load = Task { [weak self, data] in
      do throws(CatError) {
        let cat = try await data.cat()
        if Task.isCancelled { return }
        self?.output?.addressArrived(cat.address)
        let picture = try await data.picture(of: cat)
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
