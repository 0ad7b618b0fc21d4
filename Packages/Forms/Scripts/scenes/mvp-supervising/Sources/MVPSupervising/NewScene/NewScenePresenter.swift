import Presentation
import Shared

/// Messages from NewScene to its presenter: that it is there, and each user action.
protocol NewScenePresenterProtocol: AnyObject {
  /// The model for the view to observe; observers that get it here come after the presenter.
  var observed: any NewSceneReading { get }

  func attach(_ view: any NewSceneViewProtocol)

  func reloadPressed()
  func closePressed()
  func alertAnswered()
}

/// Messages from NewScene's presenter to the presenter that made it.
protocol NewScenePresenterDelegate: AnyObject {
  func newSceneClosed()
}

/// Presents NewScene: makes the model load, and shows what its view can't read from the model.
final class NewScenePresenter {
  weak var delegate: (any NewScenePresenterDelegate)?

  private weak var view: (any NewSceneViewProtocol)?

  private let model: NewSceneModel
  private let formatter = NewSceneFormatter()

  private var notice: Notice? { didSet { showNotice() } }

  init(model: NewSceneModel) {
    self.model = model
    model.observe(by: self) { [weak self] in self?.modelChanged() }
  }

  private func modelChanged() {
    guard let failure = model.failure else { return }
    notice = Notice(formatter.loadFailure, reason: failure.description)
  }

  private func showNotice() {
    if let notice { view?.showNotice(notice) } else { view?.dismissAlert() }
  }
}

extension NewScenePresenter: NewScenePresenterProtocol {
  var observed: any NewSceneReading { model }

  func attach(_ view: any NewSceneViewProtocol) {
    self.view = view
    showNotice()
    model.load()
  }

  func reloadPressed() {
    model.load()
  }

  func closePressed() {
    delegate?.newSceneClosed()
  }

  func alertAnswered() {
    notice = nil
  }
}
