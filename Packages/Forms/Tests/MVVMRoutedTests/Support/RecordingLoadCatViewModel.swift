import Presentation

@testable import MVVMRouted

/// A view model that decides nothing: it has what the test sets, and records its view's calls.
final class RecordingLoadCatViewModel: LoadCatViewModelProtocol {
  enum Call: Equatable {
    case loadPressed
    case cancelPressed
    case editPressed
  }

  let captionValue = Observable("")
  let isLoadingValue = Observable(false)
  let pictureValue = Observable<CatPicture?>(nil)
  let canLoadValue = Observable(false)
  let canCancelValue = Observable(false)
  let canEditValue = Observable(false)

  private(set) var calls: [Call] = []

  var caption: ReadOnly<String> { captionValue.map(\.self) }
  var isLoading: ReadOnly<Bool> { isLoadingValue.map(\.self) }
  var picture: ReadOnly<CatPicture?> { pictureValue.map(\.self) }
  var canLoad: ReadOnly<Bool> { canLoadValue.map(\.self) }
  var canCancel: ReadOnly<Bool> { canCancelValue.map(\.self) }
  var canEdit: ReadOnly<Bool> { canEditValue.map(\.self) }

  func loadPressed() { calls.append(.loadPressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
  func editPressed() { calls.append(.editPressed) }
}
