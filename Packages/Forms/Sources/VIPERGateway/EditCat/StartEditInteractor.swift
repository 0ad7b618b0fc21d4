import Shared

/// Called by the presenter when the editor opens.
protocol StartEditUseCase: AnyObject {
  func start()
}

/// Receives the result of starting.
protocol StartEditOutput: AnyObject {
  func started(_ picture: Bitmap)
}

/// The data that starting needs.
protocol StartEditPort: AnyObject {
  var shown: Bitmap { get }
}

/// Starts with the current picture.
final class StartEditInteractor {
  weak var output: (any StartEditOutput)?

  private let data: any StartEditPort

  init(data: any StartEditPort) {
    self.data = data
  }
}

extension StartEditInteractor: StartEditUseCase {
  func start() {
    output?.started(data.shown)
  }
}
