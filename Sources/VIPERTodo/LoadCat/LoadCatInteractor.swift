import Shared

/// Does the business of the cat loader: owns the load that is going on.
final class LoadCatInteractor {
  weak var output: (any LoadCatInteractorOutput)?

  private let environment: AppEnvironment
  private var load: Task<Void, Never>?

  init(environment: AppEnvironment) {
    self.environment = environment
  }

  deinit {
    load?.cancel()
  }
}

extension LoadCatInteractor: LoadCatInteractorProtocol {
  func startLoad() {
    load = Task { [weak self, provider = environment.catProvider] in
      do throws(CatError) {
        let address = try await provider.address()
        if Task.isCancelled { return }
        self?.output?.addressArrived(address.text)
        let picture = try await provider.picture(at: address)
        if Task.isCancelled { return }
        self?.output?.pictureArrived(CatPicture(picture))
      } catch {
        if Task.isCancelled { return }
        self?.output?.loadFailed(LoadCatFailure(error))
      }
    }
  }

  func cancelLoad() {
    load?.cancel()
    output?.loadFailed(.cancelled)
  }
}

extension CatPicture {
  init(_ picture: Bitmap) {
    self.init(width: picture.width, height: picture.height, rgba: picture.rgba)
  }
}

extension LoadCatFailure {
  fileprivate init(_ error: CatError) {
    self =
      switch error {
      case .unreachable: .unreachable
      case .timedOut: .timedOut
      case .status(let status): .status(status)
      case .unreadable: .unreadable
      case .tooLarge: .tooLarge
      case .unsupportedFormat(let name): .unsupportedFormat(name)
      case .cancelled: .cancelled
      }
  }
}
