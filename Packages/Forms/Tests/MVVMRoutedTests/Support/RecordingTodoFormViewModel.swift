import Presentation

@testable import MVVMRouted

/// A view model that decides nothing: it has what the test sets, and records its view's calls.
final class RecordingTodoFormViewModel: TodoFormViewModelProtocol {
  enum Call: Equatable {
    case titleChanged(to: String)
    case dueMoved(byDays: Int)
    case savePressed
    case cancelPressed
    case alertAnswered
  }

  let heading = "Heading"
  let title: Observable<String>
  let dueValue = Observable("")
  let messageValue = Observable("")
  let noticeValue = Observable<Notice?>(nil)

  private(set) var calls: [Call] = []

  init(title: String) {
    self.title = Observable(title)
    self.title.observe(by: self) { [weak self] in self?.calls.append(.titleChanged(to: $0)) }
    calls = []
  }

  var due: ReadOnly<String> { dueValue.map(\.self) }
  var message: ReadOnly<String> { messageValue.map(\.self) }
  var notice: ReadOnly<Notice?> { noticeValue.map(\.self) }

  func dueMoved(byDays days: Int) { calls.append(.dueMoved(byDays: days)) }
  func savePressed() { calls.append(.savePressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
  func alertAnswered() { calls.append(.alertAnswered) }
}
