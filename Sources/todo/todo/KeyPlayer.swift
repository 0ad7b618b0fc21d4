import TerminalUI

/// Plays a key script in a window, and draws the window as a terminal does.
@MainActor
struct KeyPlayer {
  private let window: Window
  private let display: Display
  private let size: Size
  private let limit: Duration

  /// A step may wait until the limit is reached: three times as long as loading a cat may take.
  init(window: Window, size: Size, limit: Duration = .seconds(60)) {
    self.window = window
    display = Display(window)
    self.size = size
    self.limit = limit
  }

  /// The frames that the script asks for, and a final one, drawn when no work is in progress.
  func play(_ steps: [KeyStep]) async throws(StartError) -> [Frame] {
    var frames: [Frame] = []
    for (index, step) in steps.enumerated() {
      _ = display.frame(size)
      switch step {
      case .key(let key): window.press(key)
      case .open(let link): window.open(link)
      case .wait: try await wait("“<wait>”", after: steps[..<index])
      case .frame: frames.append(display.frame(size))
      }
      if window.isClosed { return frames + [display.frame(size)] }
    }
    try await wait("The script's end", after: steps[...])
    return frames + [display.frame(size)]
  }

  private func wait(_ step: String, after steps: ArraySlice<KeyStep>) async throws(StartError) {
    if await window.untilIdle(within: limit) { return }
    throw .neverIdle(step: step, script: KeyScript.text(of: steps), limit: limit)
  }
}
