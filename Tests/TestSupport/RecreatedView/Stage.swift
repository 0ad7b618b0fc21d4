import Shared
import TerminalUI
import Testing

/// An app in which a moment can be brought about, and later changes.
@MainActor
struct Stage {
  private let store: FailingStore
  private let cats = ScriptedCatProvider()
  private let processor = ScriptedPictureProcessor()
  private let library = ScriptedPhotoLibrary()

  init() throws {
    store = try FailingStore("2026-11-20 Pay rent", "2026-11-21 Buy milk", "x 2026-11-21 Walk")
  }

  var environment: AppEnvironment {
    .fixed(store, cats: cats, processor: processor, library: library)
  }

  /// Uses a scene until the moment is reached.
  func bring(_ root: any Scene, to moment: Moment) async throws {
    root.appeared()
    switch moment {
    case .selected: press(.down, "f", in: root)
    case .asked: press("d", in: root)
    case .failed:
      store.fail(.save)
      press(.space, in: root)
    case .unloaded:
      store.fail(.load)
      try store.add("2026-11-21 Call")
    case .listUnderForm, .typed:
      press("a", in: root)
      press("M", "i", "l", "k", in: try #require(root.presented))
    case .refused:
      press("a", in: root)
      press(.enter, in: try #require(root.presented))
    case .unsaved:
      try await bring(root, to: .typed)
      store.fail(.save)
      press(.enter, in: try #require(root.presented))
    case .loading:
      press("l", in: root)
      await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      await cats.pictures.wait(for: 1)
    case .loaded:
      try await bring(root, to: .loading)
      await cats.pictures.answer(0, with: .success(try .grey(7)))
    case .loaderUnderEditor:
      try await bring(root, to: .loaded)
      press("e", in: root)
    case .filtering:
      try await bring(root, to: .loaderUnderEditor)
      press(.down, in: try #require(root.presented))
      await processor.calls.wait(for: 1)
    case .filtered:
      try await bring(root, to: .filtering)
      await processor.calls.answer(0, with: try .grey(8))
    case .saved:
      try await bring(root, to: .loaderUnderEditor)
      press("s", in: try #require(root.presented))
      await library.calls.answer(0, with: .success("cat-1.png"))
    }
  }

  /// Causes a change of which the view must be notified, and returns whether it was.
  func isTold(_ scene: any Scene, after moment: Moment) async throws -> Bool {
    switch moment {
    case .typed, .refused, .unsaved: press(.tab, in: scene)
    default: break
    }
    let before = scene.screen
    switch moment {
    case .selected, .asked, .failed, .unloaded, .listUnderForm:
      store.fail()
      try store.add("2026-11-21 Call")
    case .typed, .refused, .unsaved: press(.right, in: scene)
    case .loading: await cats.pictures.answer(0, with: .success(try .grey(7)))
    case .loaded, .loaderUnderEditor: press("l", in: scene)
    case .filtering: await processor.calls.answer(0, with: try .grey(8))
    case .filtered, .saved: press(.down, in: scene)
    }
    return scene.screen != before
  }

  private func press(_ keys: Key..., in scene: any Scene) {
    for key in keys { scene.press(key) }
  }
}
