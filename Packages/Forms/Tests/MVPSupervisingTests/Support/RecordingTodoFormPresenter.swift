@testable import MVPSupervising

/// A presenter that decides nothing and records the calls of its view.
final class RecordingTodoFormPresenter: TodoFormPresenterProtocol {
  enum Call: Equatable {
    case attached
    case titleChanged(to: String)
    case dueMoved(byDays: Int)
    case savePressed
    case cancelPressed
    case alertAnswered
  }

  let observed: any TodoFormReading
  private(set) var calls: [Call] = []

  init(_ model: any TodoFormReading) { observed = model }

  func attach(_ view: any TodoFormViewProtocol) { calls.append(.attached) }
  func titleChanged(to title: String) { calls.append(.titleChanged(to: title)) }
  func dueMoved(byDays days: Int) { calls.append(.dueMoved(byDays: days)) }
  func savePressed() { calls.append(.savePressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
  func alertAnswered() { calls.append(.alertAnswered) }
}
