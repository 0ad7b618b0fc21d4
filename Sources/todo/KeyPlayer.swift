import TerminalUI

/// Uses a window as a key script says.
@MainActor
struct KeyPlayer {
  let window: Window
  let size: Size

  /// The frames that were asked for, and the last one, which is drawn when no work is going on.
  func play(_ steps: [KeyStep]) async -> [Frame] {
    var frames: [Frame] = []
    for step in steps {
      switch step {
      case .key(let key): window.press(key)
      case .wait: await window.untilIdle()
      case .frame: frames.append(window.frame(size))
      }
      if window.isClosed { return frames + [window.frame(size)] }
    }
    await window.untilIdle()
    return frames + [window.frame(size)]
  }
}
