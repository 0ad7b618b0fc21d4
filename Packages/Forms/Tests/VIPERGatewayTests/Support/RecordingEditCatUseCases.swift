import Shared

@testable import VIPERGateway

/// Both use cases of the editor, without business, that remember what they were asked.
final class RecordingEditCatUseCases: FilterPictureUseCase, SavePictureUseCase {
  enum Call: Equatable {
    case startFilter(PictureFilter)
    case startSave
  }

  private(set) var calls: [Call] = []

  func startFilter(_ filter: PictureFilter) { calls.append(.startFilter(filter)) }
  func startSave() { calls.append(.startSave) }
}
