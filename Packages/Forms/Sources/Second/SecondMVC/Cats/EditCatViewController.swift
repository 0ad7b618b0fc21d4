import Presentation
import Shared
import TerminalUI

/// Is told when the editor is done; its presenter dismisses it.
protocol EditCatViewControllerDelegate: AnyObject {
  func editCatDidFinish(_ editor: EditCatViewController)
}

/// Lets the user apply a filter to a picture and save the result.
final class EditCatViewController: Scene, ViewController {
  weak var delegate: (any EditCatViewControllerDelegate)?

  private let environment: AppEnvironment
  private let formatter: EditCatFormatter
  private let editView: EditCatView
  private let original: Bitmap
  /// The last finished picture.
  private var shown: Bitmap
  private var work: Task<Void, Never>?
  private var isSaved = false

  private(set) var alert: Screen.Alert? {
    didSet { onChange() }
  }

  var contentView: any View { editView }

  init(picture: Bitmap, environment: AppEnvironment) {
    self.environment = environment
    formatter = EditCatFormatter()
    original = picture
    shown = picture
    editView = EditCatView(choices: formatter.choices, picture: CatPicture(picture))
    editView.delegate = self
  }

  deinit {
    work?.cancel()
  }

  func answerAlert(_ yes: Bool) {
    alert = nil
    if isSaved {
      delegate?.editCatDidFinish(self)
    }
  }

  // MARK: Filters

  /// Starts to apply a filter to the original; an older one is cancelled and won't be shown.
  private func apply(_ filter: PictureFilter) {
    work?.cancel()
    editView.activity = .filtering
    work = Task { [weak self, original, processor = environment.pictureProcessor] in
      let picture = try? await processor.apply(filter, to: original)
      guard !Task.isCancelled else { return }
      self?.didApplyFilter(picture)
    }
  }

  private func didApplyFilter(_ picture: Bitmap?) {
    editView.activity = nil
    guard let picture else { return }
    shown = picture
    editView.picture = CatPicture(picture)
  }

  // MARK: Saving

  private func save() {
    editView.activity = .saving
    work = Task { [weak self, shown, library = environment.photoLibrary] in
      do throws(PhotoLibraryError) {
        let name = try await library.save(shown)
        guard !Task.isCancelled else { return }
        self?.didSave(as: name)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFailToSave(error)
      }
    }
  }

  private func didSave(as name: String) {
    editView.activity = nil
    isSaved = true
    alert = Screen.Alert(.notice, formatter.saved(as: name))
  }

  private func didFailToSave(_ error: PhotoLibraryError) {
    editView.activity = nil
    alert = Screen.Alert(.notice, formatter.saveFailure, detail: error.description)
  }
}

extension EditCatViewController: EditCatViewDelegate {
  func editCatView(_ view: EditCatView, didSelectChoice index: Int) {
    apply(PictureFilter.allCases[index])
  }

  func editCatViewDidTapSave(_ view: EditCatView) {
    save()
  }

  func editCatViewDidTapClose(_ view: EditCatView) {
    work?.cancel()
    delegate?.editCatDidFinish(self)
  }
}
