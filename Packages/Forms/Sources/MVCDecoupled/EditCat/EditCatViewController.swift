import Presentation
import Shared
import TerminalPresentation
import TerminalUI

/// What the editor tells the controller that presented it.
protocol EditCatViewControllerDelegate: AnyObject {
  func editCatClosed()
}

/// Controls the editor: owns the current work, and decides what its view shows.
final class EditCatViewController {
  private enum Phase {
    case idle
    case filtering
    case saving
    case saved
  }

  weak var delegate: (any EditCatViewControllerDelegate)?
  private(set) var alert: Screen.Alert? { didSet { onChange() } }

  private let view: any EditCatViewing & View
  private let logic: any EditCatLogic
  private let formatter = EditCatFormatter()

  private var shown: Bitmap
  private var choice = 0
  private var phase = Phase.idle { didSet { showPhase() } }
  private var work: Task<Void, Never>?

  init(view: any EditCatViewing & View, logic: any EditCatLogic) {
    self.view = view
    self.logic = logic
    shown = logic.original
    view.delegate = self
    view.picture = CatPicture(shown)
    view.choices = formatter.choices
    showPhase()
  }

  deinit {
    work?.cancel()
  }

  private func showPhase() {
    view.isFiltering = phase == .filtering
    view.isSaving = phase == .saving
    view.canChoose = phase != .saving
    view.canSave = phase == .idle
  }

  /// A newer choice replaces an older one.
  private func startFilter(_ filter: PictureFilter) {
    work?.cancel()
    phase = .filtering
    work = Task { [weak self, logic] in
      let picture = try? await logic.picture(filteredBy: filter)
      guard let picture, !Task.isCancelled else { return }
      self?.show(picture)
    }
  }

  private func show(_ picture: Bitmap) {
    shown = picture
    view.picture = CatPicture(picture)
    phase = .idle
  }

  private func startSave() {
    phase = .saving
    work = Task { [weak self, formatter, shown, logic] in
      do throws(PhotoLibraryError) {
        let name = try await logic.save(shown)
        if Task.isCancelled { return }
        self?.endSave(.saved, saying: Notice(formatter.saved(as: name)))
      } catch {
        if Task.isCancelled { return }
        let notice = Notice(formatter.saveFailure, reason: error.description)
        self?.endSave(.idle, saying: notice)
      }
    }
  }

  private func endSave(_ phase: Phase, saying notice: Notice) {
    self.phase = phase
    alert = Screen.Alert(notice)
  }
}

extension EditCatViewController: ViewController, Scene {
  var contentView: any View { view }

  func answerAlert(_ yes: Bool) {
    alert = nil
    if phase == .saved { delegate?.editCatClosed() }
  }
}

extension EditCatViewController: EditCatViewDelegate {
  func choiceMoved(by rows: Int) {
    let filters = PictureFilter.allCases
    let target = filters.index(choice, movedBy: rows)
    guard target != choice, phase != .saving else { return }
    choice = target
    view.choice = choice
    startFilter(filters[target])
  }

  func savePressed() {
    guard phase == .idle else { return }
    startSave()
  }

  func cancelPressed() {
    work?.cancel()
    delegate?.editCatClosed()
  }
}
