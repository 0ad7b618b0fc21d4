import Implementations
import Shared
import TerminalUI
import TestSupport
import Testing

/// An app launched with test doubles, which live as long as they are needed.
final class Launch {
  /// Nil after the app has ended.
  private(set) var window: Window?
  let store: FailingStore
  let cats = ScriptedCatProvider()
  let processor = ScriptedPictureProcessor()
  let library = ScriptedPhotoLibrary()

  init(_ implementation: Implementation) throws {
    store = try FailingStore("2026-11-20 Pay rent", "2026-11-21 Buy milk", "x 2026-11-21 Walk")
    window = implementation.window(
      in: .fixed(store, cats: cats, processor: processor, library: library))
  }

  /// Presses keys, and reads the screens, since objects may be created when they are read.
  func press(_ keys: Key...) {
    for key in keys { window?.press(key) }
    _ = window?.screens
  }

  func quit() {
    window = nil
  }

  /// Thrown if no call is waiting; otherwise a failing test would wait a thousand times.
  struct NoCall: Error {}

  /// Answers the waiting calls, like the many services that ignore a cancellation.
  func answer(_ situation: Situation) async throws {
    let isAnswered =
      switch situation {
      case .loaderAtAddress: await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      case .loaderAtPicture: await cats.pictures.answer(0, with: .success(try .grey(7)))
      case .editorThatFilters: await processor.calls.answer(0, with: try .grey(8))
      case .editorThatSaves: await library.calls.answer(0, with: .success("cat-1.png"))
      default: true
      }
    if !isAnswered { throw NoCall() }
  }

  /// Whether the waiting call was cancelled.
  func hasCancelled(_ situation: Situation) -> Bool {
    switch situation {
    case .loaderAtAddress: cats.addresses.isCancelled(0)
    case .loaderAtPicture: cats.pictures.isCancelled(0)
    case .editorThatFilters: processor.calls.isCancelled(0)
    case .editorThatSaves: library.calls.isCancelled(0)
    default: true
    }
  }
}
