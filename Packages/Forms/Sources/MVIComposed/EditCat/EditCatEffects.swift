import Shared

/// What the editor can ask of the world.
nonisolated struct EditCatEffects {
  let processor: any PictureProcessor
  let library: any PhotoLibrary

  func filter(_ filter: PictureFilter, _ picture: Bitmap) -> Effect<EditCatAction> {
    .run { send in
      if let filtered = try? await processor.apply(filter, to: picture) {
        send(.filtered(filtered))
      }
    }
  }

  func save(_ picture: Bitmap) -> Effect<EditCatAction> {
    .run { send in
      do throws(PhotoLibraryError) {
        send(.saved(name: try await library.save(picture)))
      } catch {
        send(.saveFailed(reason: error.description))
      }
    }
  }
}
