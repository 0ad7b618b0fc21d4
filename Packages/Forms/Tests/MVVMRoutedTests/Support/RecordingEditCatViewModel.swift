import Presentation

@testable import MVVMRouted

/// A view model that decides nothing: it has what the test sets, and records its view's calls.
final class RecordingEditCatViewModel: EditCatViewModelProtocol {
  enum Call: Equatable {
    case choiceMoved(by: Int)
    case savePressed
    case cancelPressed
    case alertAnswered
  }

  let choices = ["A", "B"]
  let choiceValue = Observable(0)
  let pictureValue = Observable<CatPicture?>(nil)
  let isFilteringValue = Observable(false)
  let isSavingValue = Observable(false)
  let canChooseValue = Observable(false)
  let canSaveValue = Observable(false)
  let noticeValue = Observable<Notice?>(nil)

  private(set) var calls: [Call] = []

  var choice: ReadOnly<Int> { choiceValue.map(\.self) }
  var picture: ReadOnly<CatPicture?> { pictureValue.map(\.self) }
  var isFiltering: ReadOnly<Bool> { isFilteringValue.map(\.self) }
  var isSaving: ReadOnly<Bool> { isSavingValue.map(\.self) }
  var canChoose: ReadOnly<Bool> { canChooseValue.map(\.self) }
  var canSave: ReadOnly<Bool> { canSaveValue.map(\.self) }
  var notice: ReadOnly<Notice?> { noticeValue.map(\.self) }

  func choiceMoved(by rows: Int) { calls.append(.choiceMoved(by: rows)) }
  func savePressed() { calls.append(.savePressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
  func alertAnswered() { calls.append(.alertAnswered) }
}
