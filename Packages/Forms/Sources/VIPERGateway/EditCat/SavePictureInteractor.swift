import Shared

/// What the presenter asks for when the picture is to be kept.
protocol SavePictureUseCase: AnyObject {
  func startSave()
}

/// What saving answers.
protocol SavePictureOutput: AnyObject {
  func saved(as name: String)
  func saveFailed(reason: String)
}

/// What saving needs of whatever keeps pictures.
protocol SavePicturePort: AnyObject {
  var shown: Bitmap { get }

  /// Saves a picture under a new name, which it returns.
  func save(_ picture: Bitmap) async throws(DataFailure) -> String
}

/// Saves the picture that is shown, and owns the work that is going on.
final class SavePictureInteractor {
  weak var output: (any SavePictureOutput)?

  private let data: any SavePicturePort
  private var work: Task<Void, Never>?

  init(data: any SavePicturePort) {
    self.data = data
  }

  deinit {
    work?.cancel()
  }
}

extension SavePictureInteractor: SavePictureUseCase {
  func startSave() {
    work = Task { [weak self, shown = data.shown, data] in
      do throws(DataFailure) {
        let name = try await data.save(shown)
        if Task.isCancelled { return }
        self?.output?.saved(as: name)
      } catch {
        if Task.isCancelled { return }
        self?.output?.saveFailed(reason: error.description)
      }
    }
  }
}
