import Presentation
import Shared

/// What the form tells its presenter: that it is there, and each thing that the user does.
protocol TodoFormPresenterProtocol: AnyObject {
  /// The model that the view observes.
  var observed: any TodoFormReading { get }

  func attach(_ view: any TodoFormViewProtocol)

  func titleChanged(to title: String)
  func dueMoved(byDays days: Int)
  func savePressed()
  func cancelPressed()
  func alertAnswered()
}

/// What the form's presenter tells the presenter that made it.
protocol TodoFormPresenterDelegate: AnyObject {
  func todoFormSaved(_ id: TodoItem.ID)
  func todoFormCancelled()
}

/// Presents the form: changes and saves the model, and shows its view what isn't in the model.
final class TodoFormPresenter {
  weak var delegate: (any TodoFormPresenterDelegate)?

  private weak var view: (any TodoFormViewProtocol)?

  private let model: TodoFormModel
  private let formatter = TodoFormFormatter()
  private var message = "" { didSet { view?.showMessage(message) } }
  private var notice: Notice? { didSet { showNotice() } }

  init(model: TodoFormModel) {
    self.model = model
  }

  private func showNotice() {
    if let notice { view?.showNotice(notice) } else { view?.dismissAlert() }
  }
}

extension TodoFormPresenter: TodoFormPresenterProtocol {
  var observed: any TodoFormReading { model }

  func attach(_ view: any TodoFormViewProtocol) {
    self.view = view
    view.showMessage(message)
    showNotice()
  }

  func titleChanged(to title: String) {
    model.changeTitle(to: title)
    message = ""
  }

  func dueMoved(byDays days: Int) {
    model.moveDue(byDays: days)
  }

  func savePressed() {
    do {
      let id = try model.save()
      delegate?.todoFormSaved(id)
    } catch let error as TodoTitle.Invalid {
      message = formatter.message(for: error)
    } catch {
      notice = Notice(formatter.saveFailure, reason: "\(error)")
    }
  }

  func cancelPressed() {
    delegate?.todoFormCancelled()
  }

  func alertAnswered() {
    notice = nil
  }
}
