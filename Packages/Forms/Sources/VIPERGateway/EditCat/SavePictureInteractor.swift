import Shared

/// Called by the presenter to save the picture or to cancel the save.
protocol SavePictureUseCase: AnyObject {
  func startSave()
  func cancelSave()
}

/// Receives the results of saving.
protocol SavePictureOutput: AnyObject {
  func saveStarted()
  func saved(as name: String)
  func saveFailed(reason: String)
}

/// The data access that saving a picture needs.
protocol SavePicturePort: AnyObject {
  var shown: Bitmap { get }
  var work: PictureWork? { get set }

  /// Saves a picture under a new name, and returns that name.
  func save(_ picture: Bitmap) async throws(DataFailure) -> String
}

/// Saves the displayed picture unless other work is in progress, and owns the save.
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
