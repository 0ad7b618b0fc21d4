import Shared

/// Performs the effects of the loader and of the editor.
///
/// When it is released, so when the app closes, its work is cancelled.
final class CatEffects: EffectHandler {
  private let provider: any CatProvider
  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private let request = TaskSlot()
  private let editing = TaskSlot()

  init(_ environment: AppEnvironment) {
    provider = environment.catProvider
    processor = environment.pictureProcessor
    library = environment.photoLibrary
  }

  func perform(_ effect: CatEffect, send: @escaping @MainActor (CatIntent) -> Void) {
    switch effect {
    case .requestAddress:
      request.run(send: send) { [provider] in
        do throws(CatError) {
          return .foundAddress(try await provider.address())
        } catch {
          return .failed(error)
        }
      }
    case .requestPicture(let address):
      request.run(send: send) { [provider] in
        do throws(CatError) {
          return .loaded(address, try await provider.picture(at: address))
        } catch {
          return .failed(error)
        }
      }
    case .cancelRequest:
      request.cancel()
    case .editor(let effect):
      edit(effect) { send(.editor($0)) }
    }
  }

  private func edit(
    _ effect: CatEditorEffect, send: @escaping @MainActor (CatEditorIntent) -> Void
  ) {
    switch effect {
    case .apply(let filter, let picture):
      editing.run(send: send) { [processor] in
        .applied(try? await processor.apply(filter, to: picture))
      }
    case .save(let picture):
      editing.run(send: send) { [library] in
        do throws(PhotoLibraryError) {
          return .saved(name: try await library.save(picture))
        } catch {
          return .saveFailed(reason: error.description)
        }
      }
    case .cancelWork:
      editing.cancel()
    }
  }
}
