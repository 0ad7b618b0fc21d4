import Implementations
import RunTimeReport
import Shared
import TerminalUI

/// Counts the heap blocks that each scene of an implementation keeps after being drawn.
@MainActor
struct LiveObjects {
  private static let size = 1_000

  let implementation: Implementation

  /// Counts twice and returns the second result: the first run creates process-wide objects.
  func counts() async -> [SceneCount] {
    let environment = Workload.environment(Workload.store(of: Self.size))
    _ = await counts(in: environment)
    return await counts(in: environment)
  }

  private func counts(in environment: AppEnvironment) async -> [SceneCount] {
    let (list, listCount) = await AllocationCounter.live { tab(0, in: environment) }
    let (loader, loaderCount) = await AllocationCounter.live { tab(1, in: environment) }
    keep((list, loader))
    return [
      SceneCount(scene: "list", live: listCount),
      SceneCount(scene: "form", live: await opened(by: "a", in: window(environment))),
      SceneCount(scene: "loader", live: loaderCount),
      SceneCount(scene: "editor", live: await opened(by: "e", in: await withCat(environment))),
    ]
  }

  private func window(_ environment: AppEnvironment) -> Window {
    let window = implementation.window(in: environment)
    keep(window.frame(Workload.frame))
    return window
  }

  /// A drawn scene, after its window and the other scene were released.
  private func tab(_ place: Int, in environment: AppEnvironment) -> any Scene {
    let window = window(environment)
    window.select(place)
    keep(window.frame(Workload.frame))
    let scene = window.tabs[place].scene
    scene.onChange = {}
    return scene
  }

  private func withCat(_ environment: AppEnvironment) async -> Window {
    let window = window(environment)
    window.select(1)
    window.press("l")
    await settle(window)
    return window
  }

  /// The number of live blocks that the scene opened by a key adds.
  private func opened(by key: Key, in window: Window) async -> Int {
    await AllocationCounter.live {
      window.press(key)
      await settle(window)
    }.1
  }

  /// Draws the window when no work is in progress any more: an embedded cat always arrives.
  ///
  /// Each yield keeps a block for a while, so there is none if the window isn't busy.
  private func settle(_ window: Window) async {
    while window.isBusy { await Task.yield() }
    keep(window.frame(Workload.frame))
  }
}
