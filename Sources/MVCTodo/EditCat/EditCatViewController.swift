import Shared
import TerminalUI

/// What the editor tells the controller that presented it.
protocol EditCatViewControllerDelegate: AnyObject {
  func editCatClosed()
}

/// Controls the editor: owns its view, and the work that is going on.
final class EditCatViewController {
  weak var delegate: (any EditCatViewControllerDelegate)?

  private let environment: AppEnvironment
  private let formatter = EditCatFormatter()
  private let view = EditCatView()

  private let original: Bitmap
  private var shown: Bitmap
  private var choice = 0
  private var isSaved = false
  private var work: Task<Void, Never>?

  init(environment: AppEnvironment, picture: Bitmap) {
    self.environment = environment
    original = picture
    shown = picture
    view.delegate = self
    view.showPicture(LoadCatFormatter().picture(picture))
    showChoices()
  }

  deinit {
    work?.cancel()
  }

  private func showChoices() {
    view.showChoices(PictureFilter.allCases.map(formatter.title), selection: choice)
  }

  /// Filters the original, never what is shown; a newer choice takes the place of an older one.
  private func startFilter(_ filter: PictureFilter) {
    work?.cancel()
    view.showFiltering(true)
    work = Task { [weak self, original, processor = environment.pictureProcessor] in
      let picture = try? await processor.apply(filter, to: original)
      guard let picture, !Task.isCancelled else { return }
      self?.show(picture)
    }
  }

  private func show(_ picture: Bitmap) {
    shown = picture
    view.showPicture(LoadCatFormatter().picture(picture))
    view.showFiltering(false)
  }

  private func startSave() {
    view.showSaving(true)
    work = Task { [weak self, shown, library = environment.photoLibrary] in
      do throws(PhotoLibraryError) {
        let name = try await library.save(shown)
        if Task.isCancelled { return }
        self?.endSave(saying: "Saved as \(name).", reason: nil, isSaved: true)
      } catch {
        if Task.isCancelled { return }
        self?.endSave(
          saying: "Couldn't save the picture.", reason: error.description, isSaved: false)
      }
    }
  }

  private func endSave(saying message: String, reason: String?, isSaved: Bool) {
    self.isSaved = isSaved
    view.showSaving(false)
    view.showNotice(message, reason: reason)
  }
}

extension EditCatViewController: Scene {
  var screen: Screen { view.screen }

  var onChange: () -> Void {
    get { view.onChange }
    set { view.onChange = newValue }
  }

  func press(_ key: Key) {
    view.press(key)
  }

  func answerAlert(_ yes: Bool) {
    view.answerAlert()
  }
}

extension EditCatViewController: EditCatViewDelegate {
  func choiceMoved(by rows: Int) {
    let filters = PictureFilter.allCases
    let target = min(max(choice + rows, 0), filters.count - 1)
    guard target != choice else { return }
    choice = target
    showChoices()
    startFilter(filters[target])
  }

  func savePressed() {
    startSave()
  }

  func cancelPressed() {
    delegate?.editCatClosed()
  }

  func alertAnswered() {
    if isSaved { delegate?.editCatClosed() }
  }
}
