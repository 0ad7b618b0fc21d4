import Shared

/// What the presenter asks for when the editor opens.
protocol StartEditUseCase: AnyObject {
  func start()
}

/// What starting answers.
protocol StartEditOutput: AnyObject {
  func started(_ picture: Bitmap)
}

/// What starting needs of whatever keeps the picture.
protocol StartEditPort: AnyObject {
  var shown: Bitmap { get }
}

/// Starts with the picture as it is.
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
