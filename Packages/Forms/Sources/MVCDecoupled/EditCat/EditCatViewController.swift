import Presentation
import Shared
import TerminalUI

/// What the editor tells the controller that presented it.
protocol EditCatViewControllerDelegate: AnyObject {
  func editCatClosed()
}

/// Controls the editor: owns the work that is going on, and decides what its view shows.
final class EditCatViewController {
  weak var delegate: (any EditCatViewControllerDelegate)?

  private let view: any EditCatViewing
  private let logic: any EditCatLogic
  private let formatter = EditCatFormatter()

  private var shown: Bitmap
  private var choice = 0
  private var isFiltering = false
  private var isSaving = false
  private var isSaved = false
  private var work: Task<Void, Never>?

  init(view: any EditCatViewing, logic: any EditCatLogic) {
    self.view = view
    self.logic = logic
    shown = logic.original
    view.delegate = self
    view.showPicture(CatPicture(shown))
    showChoices()
    showWork()
  }

  deinit {
    work?.cancel()
  }

  private func showChoices() {
    view.showChoices(formatter.choices, selection: choice)
  }

  private func showWork() {
    view.showFiltering(isFiltering)
    view.showSaving(isSaving)
    view.enableActions(choose: !isSaving, save: !isFiltering && !isSaving)
  }

  /// A newer choice takes the place of an older one.
  private func startFilter(_ filter: PictureFilter) {
    work?.cancel()
    isFiltering = true
    showWork()
    work = Task { [weak self, logic] in
      let picture = try? await logic.picture(filteredBy: filter)
      guard let picture, !Task.isCancelled else { return }
      self?.show(picture)
    }
  }

  private func show(_ picture: Bitmap) {
    shown = picture
    isFiltering = false
    view.showPicture(CatPicture(picture))
    showWork()
  }

  private func startSave() {
    isSaving = true
    showWork()
    work = Task { [weak self, formatter, shown, logic] in
      do throws(PhotoLibraryError) {
        let name = try await logic.save(shown)
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
    guard target != choice, !isSaving else { return }
    choice = target
    showChoices()
    startFilter(filters[target])
  }

  func savePressed() {
    guard !isFiltering, !isSaving else { return }
    startSave()
  }

  func cancelPressed() {
    delegate?.editCatClosed()
  }

  func alertAnswered() {
    if isSaved { delegate?.editCatClosed() }
  }
}
