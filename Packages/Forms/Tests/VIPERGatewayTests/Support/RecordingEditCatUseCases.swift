import Shared

@testable import VIPERGateway

/// All use cases of the editor, without business logic; they record their requests.
final class RecordingEditCatUseCases: StartEditUseCase, FilterPictureUseCase, SavePictureUseCase {
  enum Call: Equatable {
    case start
    case startFilter(PictureFilter)
    case cancelFilter
    case startSave
    case cancelSave
  }

  private(set) var calls: [Call] = []

  func start() { calls.append(.start) }
  func startFilter(_ filter: PictureFilter) { calls.append(.startFilter(filter)) }
  func cancelFilter() { calls.append(.cancelFilter) }
  func startSave() { calls.append(.startSave) }
  func cancelSave() { calls.append(.cancelSave) }
}

extension EditCatPresenter {
  convenience init(useCases: RecordingEditCatUseCases, router: any EditCatRouterProtocol) {
    self.init(
      startEdit: useCases, filterPicture: useCases, savePicture: useCases, router: router)
  }
}
