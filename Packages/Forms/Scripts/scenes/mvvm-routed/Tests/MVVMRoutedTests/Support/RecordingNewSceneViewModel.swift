import Presentation

@testable import MVVMRouted

/// A view model that decides nothing: it has what the test sets, and records its view's calls.
final class RecordingNewSceneViewModel: NewSceneViewModelProtocol {
  enum Call: Equatable {
    case reloadPressed
    case closePressed
    case alertAnswered
  }

  let leftValue = Observable("")
  let noticeValue = Observable<Notice?>(nil)

  private(set) var calls: [Call] = []

  var left: ReadOnly<String> { leftValue.map(\.self) }
  var notice: ReadOnly<Notice?> { noticeValue.map(\.self) }

  func reloadPressed() { calls.append(.reloadPressed) }
  func closePressed() { calls.append(.closePressed) }
  func alertAnswered() { calls.append(.alertAnswered) }
}
