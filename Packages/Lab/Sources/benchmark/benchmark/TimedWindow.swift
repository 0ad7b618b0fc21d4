import Foundation
import Implementations
import RunTimeReport
import TerminalUI

/// Times an implementation from keys to frames, with its own store.
final class TimedWindow: Contestant {
  private let subject: String
  private let size: Int
  private let window: Window
  /// Snapshots of the window after each key, ready to be drawn.
  private var stills: [[Window]] = []
  private var turns = 0

  init(_ implementation: Implementation, _ size: Int) {
    subject = implementation.rawValue
    self.size = size
    window = implementation.window(in: Workload.environment(Workload.store(of: size)))
    for _ in 0..<Workload.warmUps { Workload.useAll(window) }
    stills = UserAction.all.map { action in
      action.keys.map { key in
        window.press(key)
        return StillWindow.of(window, Workload.frame)
      }
    }
  }

  func sample() -> [Reading] {
    turns += 1
    let before = Processor.time
    Workload.useAll(window)
    let processor = Processor.time - before
    return [Reading(Quantity(.processor, of: subject, size: size), processor)]
      + zip(UserAction.all, stills).flatMap { readings(of: $0, $1) }
  }

  private func readings(of action: UserAction, _ stills: [Window]) -> [Reading] {
    var (dispatching, frame, drawing) = (0.0, 0.0, 0.0)
    for (key, still) in zip(action.keys, stills) {
      // A second drawing in a row is faster, so each of the two goes first in every other turn.
      let isStillFirst = turns % 2 == 0
      if isStillFirst { drawing += time(of: still) }
      dispatching += nanoseconds { window.press(key) }
      frame += time(of: window)
      if !isStillFirst { drawing += time(of: still) }
    }
    return [(Measure.dispatching, dispatching), (.frame, frame), (.drawing, drawing)].map {
      Reading(Quantity($0.0, of: subject, size: size, action: action.name), $0.1)
    }
  }

  private func time(of window: Window) -> Double {
    nanoseconds { keep(window.frame(Workload.frame)) }
  }
}

/// The processor time of this process in nanoseconds.
enum Processor {
  static var time: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
