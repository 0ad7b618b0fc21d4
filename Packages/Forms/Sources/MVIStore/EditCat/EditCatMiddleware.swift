import Shared

/// Filters and saves pictures: it alone has the work that is going on.
final class EditCatMiddleware: AppMiddleware {
  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private var work: Task<Void, Never>?

  init(processor: any PictureProcessor, library: any PhotoLibrary) {
    self.processor = processor
    self.library = library
  }

  deinit {
    work?.cancel()
  }

  /// New work takes the place of what is going on, and so does the editor's end.
  func respond(
    to action: any Action, before: AppState, after: AppState, dispatch: @escaping Dispatch
  ) {
    guard action is EditCatAction, let old = before.editCat else { return }
    guard let new = after.editCat else {
      work?.cancel()
      return
    }
    if new.choice != old.choice {
      work?.cancel()
      filter(PictureFilter.allCases[new.choice], new.original, dispatch)
    } else if new.phase == .saving, old.phase != .saving {
      save(new.shown, dispatch)
    }
  }

  /// Filters the original, never what is shown.
  private func filter(
    _ filter: PictureFilter, _ picture: Bitmap, _ dispatch: @escaping Dispatch
  ) {
    work = Task { [processor] in
      let filtered = try? await processor.apply(filter, to: picture)
      guard let filtered, !Task.isCancelled else { return }
      dispatch(EditCatAction.filtered(filtered))
    }
  }

  private func save(_ picture: Bitmap, _ dispatch: @escaping Dispatch) {
    work = Task { [library] in
      do throws(PhotoLibraryError) {
        let name = try await library.save(picture)
        if Task.isCancelled { return }
        dispatch(EditCatAction.saved(name: name))
      } catch {
        if Task.isCancelled { return }
        dispatch(EditCatAction.saveFailed(reason: error.description))
      }
    }
  }
}
