import Shared

/// Loads cats: it alone has the load that is going on.
final class LoadCatMiddleware: AppMiddleware {
  private let provider: any CatProvider
  private var load: Task<Void, Never>?

  init(provider: any CatProvider) {
    self.provider = provider
  }

  deinit {
    load?.cancel()
  }

  func respond(
    to action: any Action, before: AppState, after: AppState, dispatch: @escaping Dispatch
  ) {
    switch (before.loadCat.isLoading, action) {
    case (false, LoadCatAction.loadPressed): startLoad(dispatch)
    case (true, LoadCatAction.cancelPressed): load?.cancel()
    default: break
    }
  }

  /// A load that is cancelled dispatches nothing any more.
  private func startLoad(_ dispatch: @escaping Dispatch) {
    load = Task { [provider] in
      do throws(CatError) {
        let address = try await provider.address()
        if Task.isCancelled { return }
        dispatch(LoadCatAction.addressArrived(address))
        let picture = try await provider.picture(at: address)
        if Task.isCancelled { return }
        dispatch(LoadCatAction.pictureArrived(address, picture))
      } catch {
        if Task.isCancelled { return }
        dispatch(LoadCatAction.loadFailed(error))
      }
    }
  }
}
