import Presentation
import Shared
import TerminalUI

/// What the editor tells the controller that presented it.
protocol EditCatViewControllerDelegate: AnyObject {
  func editCatClosed()
}

/// Controls the editor: owns its view, and the work that is going on.
final class EditCatViewController {
  weak var delegate: (any EditCatViewControllerDelegate)?
  private(set) var alert: Screen.Alert? { didSet { onChange() } }

  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private let formatter = EditCatFormatter()
  private let view = EditCatView()

  private let original: Bitmap
  private var shown: Bitmap
  private var choice = 0
  private var isFiltering = false
  private var isSaving = false
  private var isSaved = false
  private var work: Task<Void, Never>?

  init(processor: any PictureProcessor, library: any PhotoLibrary, picture: Bitmap) {
    self.processor = processor
    self.library = library
    original = picture
    shown = picture
    view.delegate = self
    view.picture = CatPicture(picture)
    view.choices = formatter.choices
    showWork()
  }

  deinit {
    work?.cancel()
  }

  private func showWork() {
    view.isFiltering = isFiltering
    view.isSaving = isSaving
    view.canChoose = !isSaving
    view.canSave = !isFiltering && !isSaving
  }

  /// Filters the original, never what is shown; a newer choice takes the place of an older one.
  private func startFilter(_ filter: PictureFilter) {
    work?.cancel()
    isFiltering = true
    showWork()
    work = Task { [weak self, original, processor] in
      let picture = try? await processor.apply(filter, to: original)
      guard let picture, !Task.isCancelled else { return }
      self?.show(picture)
    }
  }

  private func show(_ picture: Bitmap) {
    shown = picture
    isFiltering = false
    view.picture = CatPicture(picture)
    showWork()
  }

  private func startSave() {
    isSaving = true
    showWork()
    work = Task { [weak self, formatter, shown, library] in
      do throws(PhotoLibraryError) {
        let name = try await library.save(shown)
        if Task.isCancelled { return }
        self?.endSave(saying: formatter.saved(as: name), reason: nil, isSaved: true)
      } catch {
        if Task.isCancelled { return }
        self?.endSave(saying: formatter.saveFailure, reason: error.description, isSaved: false)
      }
    }
  }

  private func endSave(saying message: String, reason: String?, isSaved: Bool) {
    self.isSaved = isSaved
    isSaving = false
    showWork()
    alert = Screen.Alert(.notice, message, detail: reason)
  }
}

extension EditCatViewController: ViewController, Scene {
  var contentView: any View { view }

  func answerAlert(_ yes: Bool) {
    alert = nil
    if isSaved { delegate?.editCatClosed() }
  }
}

extension EditCatViewController: EditCatViewDelegate {
  func choiceMoved(by rows: Int) {
    let filters = PictureFilter.allCases
    let target = min(max(choice + rows, 0), filters.count - 1)
    guard target != choice, !isSaving else { return }
    choice = target
    view.choice = choice
    startFilter(filters[target])
  }

  func savePressed() {
    guard !isFiltering, !isSaving else { return }
    startSave()
  }

  func cancelPressed() {
    delegate?.editCatClosed()
  }
}
