import Foundation

/// Shows a window in a terminal until it is closed.
public final class TerminalHost {
  private let window: Window
  private let display: Display
  private let output: TerminalOutput
  private let input: TerminalInput
  private let inputDescriptor: Int32
  private let fixedSize: Size?
  private var encoder: FrameEncoder
  private var isDrawingScheduled = false
  private var failure: TerminalError?

  /// Takes two terminals, usually the same one, and `size` to use less than the whole terminal.
  public init(
    window: Window, size: Size? = nil, input: Int32 = 0, output: Int32 = 1,
    environment: [String: String]
  ) throws(TerminalError) {
    guard isatty(input) == 1, isatty(output) == 1, environment["TERM"] != "dumb" else {
      throw .noTerminal
    }
    self.window = window
    display = Display(window)
    self.output = TerminalOutput(descriptor: output)
    self.input = TerminalInput(input: input)
    inputDescriptor = input
    fixedSize = size
    encoder = FrameEncoder(depth: ColorDepth(environment: environment))
  }

  /// Returns after the window was closed or the input ended, with the terminal restored.
  public func run() async throws(TerminalError) {
    try TerminalModes.prepare(input: inputDescriptor, output: output.descriptor)
    TerminalSignals.install(wakeUp: input.wakeUpDescriptor)
    defer {
      display.onChange = {}
      TerminalModes.leave()
      TerminalSignals.uninstall()
      TerminalModes.finish()
    }
    try TerminalModes.enter()
    display.onChange = { [weak self] in self?.scheduleDrawing() }
    draw()
    for await _ in input.arrivals() {
      while let item = input.next() {
        handle(item)
        // All waiting keys are drawn once, but a new size gets a frame of its own in between.
        if case .key = item { continue }
        await Task.yield()
      }
    }
    if let failure { throw failure }
  }

  private func handle(_ item: InputQueue.Item) {
    HandlerStack.prepare()
    switch item {
    case .key(let key):
      window.press(key)
      if window.isClosed { input.stop() }
    case .resized:
      encoder.forget()
      scheduleDrawing()
    case .continued:
      attempt { () throws(TerminalError) in try TerminalModes.enter() }
      encoder.forget()
      scheduleDrawing()
    case .ended: input.stop()
    }
  }

  /// Drawing is delayed: a scene may announce a change before making it, or many at once.
  private func scheduleDrawing() {
    guard !isDrawingScheduled else { return }
    isDrawingScheduled = true
    Task { [weak self] in self?.draw() }
  }

  private func draw() {
    HandlerStack.prepare()
    isDrawingScheduled = false
    guard !window.isClosed else { return }
    attempt { () throws(TerminalError) in
      try TerminalModes.write(encoder.encode(display.frame(size)))
    }
  }

  private var size: Size {
    let available = output.size
    guard let fixedSize else { return available }
    return Size(
      columns: min(fixedSize.columns, available.columns), rows: min(fixedSize.rows, available.rows))
  }

  private func attempt(_ body: () throws(TerminalError) -> Void) {
    do throws(TerminalError) {
      try body()
    } catch {
      failure = error
      input.stop()
    }
  }
}

/// Why a window can't be shown in a terminal.
nonisolated public enum TerminalError: Error, Equatable, Sendable {
  /// Input or output isn't a terminal, or the terminal can't move its cursor.
  case noTerminal
  /// The system refused, with this `errno`.
  case system(Int32)
}
