import Foundation
import Implementations
import Shared
import TerminalUI

/// Times keys from the press to the frame, in a process of its own.
@MainActor
struct KeyBenchmark {
  private static let rounds = 25
  private static let size = Size(columns: 80, rows: 24)

  let run: Run

  /// Prints the slowest median over the keys of each script, in milliseconds; how long a key takes
  /// after another program has changed the file; and the most memory that the process ever had, in
  /// megabytes.
  func measure() throws {
    let folder = try TemporaryFolder()
    let store = try run.open(in: folder)
    var numbers: [Double] = []
    if let implementation = run.implementation {
      let timed = TimedStore(store)
      let window = implementation.window(in: environment(timed, folder))
      for script in KeyScript.all {
        numbers.append(slowestMedian(of: script.keys, in: window, commitsOf: timed))
      }
      numbers.append(try medianAfterOthers(in: window, of: folder))
    } else {
      _ = try store.todos()
    }
    print((numbers + [Memory.peakMegabytes]).map { "\($0)" }.joined(separator: " "))
  }

  /// Without what the store takes to commit, where there is anything to commit to.
  private func slowestMedian(
    of keys: [Key], in window: Window, commitsOf store: TimedStore
  ) -> Double {
    var times = keys.map { _ in [Double]() }
    for _ in 0..<Self.rounds {
      for (index, key) in keys.enumerated() {
        let before = store.commits
        let time = time(of: key, in: window)
        let commits = run.store == .sqlite ? store.commits - before : .zero
        times[index].append((time - commits) / .milliseconds(1))
      }
    }
    return times.map { $0.sorted()[Self.rounds / 2] }.max() ?? 0
  }

  /// A key that brings the list to the front after another program has added a todo; NaN when the
  /// store is in no file.
  private func medianAfterOthers(in window: Window, of folder: TemporaryFolder) throws -> Double {
    guard run.store == .sqlite else { return .nan }
    let other = try SQLiteTodoStore(path: folder.file)
    var times: [Double] = []
    for _ in 0..<7 {
      window.press("2")
      try other.add(title: "Another's", due: DayCalendar.benchmark.today, created: .benchmark)
      times.append(time(of: "1", in: window) / .milliseconds(1))
    }
    return times.sorted()[times.count / 2]
  }

  private func time(of key: Key, in window: Window) -> Duration {
    ContinuousClock().measure {
      window.press(key)
      keep(window.frame(Self.size))
    }
  }

  private func environment(_ store: any TodoStore, _ folder: TemporaryFolder) -> AppEnvironment {
    AppEnvironment(
      todoStore: store, catProvider: EmbeddedCatProvider(),
      pictureProcessor: StandardPictureProcessor(),
      photoLibrary: FolderPhotoLibrary(folder: folder.path),
      clock: FixedWallClock(now: .benchmark), calendar: .benchmark)
  }
}

/// Keeps the optimiser from leaving out what nobody looks at.
@_optimize(none)
private func keep(_ frame: Frame) {}
