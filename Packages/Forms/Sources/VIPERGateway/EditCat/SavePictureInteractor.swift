import Shared

/// What the presenter asks for when the picture is to be kept, or not after all.
protocol SavePictureUseCase: AnyObject {
  func startSave()
  func cancelSave()
}

/// What saving answers.
protocol SavePictureOutput: AnyObject {
  func saveStarted()
  func saved(as name: String)
  func saveFailed(reason: String)
}

/// What saving needs of whatever keeps pictures.
protocol SavePicturePort: AnyObject {
  var shown: Bitmap { get }
  var work: PictureWork? { get set }

  /// Saves a picture under a new name, which it returns.
  func save(_ picture: Bitmap) async throws(DataFailure) -> String
}

/// Saves the picture that is shown while nothing else goes on with it, and owns the save.
final class SavePictureInteractor {
  weak var output: (any SavePictureOutput)?

  private let data: any SavePicturePort
  private var saving: Task<Void, Never>?

  init(data: any SavePicturePort) {
    self.data = data
  }

  deinit {
    saving?.cancel()
  }

  private func endSave(as name: String) {
    data.work = nil
    output?.saved(as: name)
  }

  private func endSave(reason: String) {
    data.work = nil
    output?.saveFailed(reason: reason)
  }
}

extension SavePictureInteractor: SavePictureUseCase {
  func startSave() {
    guard data.work == nil else { return }
    data.work = .saving
    output?.saveStarted()
    saving = Task { [weak self, shown = data.shown, data] in
      do throws(DataFailure) {
        let name = try await data.save(shown)
        if Task.isCancelled { return }
        self?.endSave(as: name)
      } catch {
        if Task.isCancelled { return }
        self?.endSave(reason: error.description)
      }
    }
  }

  func cancelSave() {
    saving?.cancel()
  }
}
