import Foundation
import Implementations
import Shared
import TerminalUI

/// Somebody who uses one implementation as the session says, and looks at it as a terminal does.
final class SessionUser {
  let implementation: Implementation
  private(set) var seen = Seen()

  private let setup: SessionSetup
  private let clock: SessionClock
  private let store: SessionStore
  private let cats: AnsweredCats
  private let path: String?
  private var window: Window?
  private var hasChanged = true
  private var size: Size

  init(_ implementation: Implementation, _ setup: SessionSetup) throws {
    self.implementation = implementation
    self.setup = setup
    size = setup.size
    clock = SessionClock(noonOf: setup.today)
    cats = AnsweredCats(heedsCancelling: setup.heedsCancelling)
    switch setup.store {
    case .memory:
      path = nil
      store = SessionStore(MemoryTodoStore())
    case .sqlite:
      let path = Self.folder.appending(path: "session-\(UUID().uuidString).sqlite")
        .path(percentEncoded: false)
      self.path = path
      store = SessionStore(
        try SQLiteTodoStore(path: path), other: try SQLiteTodoStore(path: path))
    }
  }

  /// Files that nothing has to outlive lie in memory where they can.
  private static let folder =
    FileManager.default.isWritableFile(atPath: "/dev/shm")
    ? URL(filePath: "/dev/shm", directoryHint: .isDirectory)
    : FileManager.default.temporaryDirectory

  deinit {
    cats.finish()
    for suffix in ["", "-wal", "-shm"] {
      if let path { try? FileManager.default.removeItem(atPath: path + suffix) }
    }
  }

  /// How many calls for cats wait, each kind of its own; nothing while an answer is underway.
  var waitingCounts: [Int?] { cats.waitingCounts }

  func take(_ step: Step) throws {
    switch step {
    case .launch: launch()
    case .key(let key): window?.press(key)
    case .resize(let size): self.size = size
    case .clock(let seconds): clock.move(by: seconds)
    case .fail(let operations): store.fail(operations)
    case .program(let edit): try store.takeSilently(edit, now: clock.now)
    case .hand(let edit): try store.take(edit, now: clock.now)
    case .answer(let answer): cats.take(answer)
    }
  }

  private func launch() {
    guard window == nil else { return }
    let window = implementation.window(
      in: AppEnvironment(
        todoStore: store, catProvider: cats, pictureProcessor: cats, photoLibrary: cats,
        clock: clock,
        calendar: DayCalendar(
          firstWeekday: setup.startsOnSunday ? .sunday : .monday, timeZone: .gmt)))
    window.onChange = { [weak self] in self?.hasChanged = true }
    self.window = window
  }
}

/// What is seen, drawn anew only when a scene said that it changed, or at another size.
extension SessionUser {
  struct Seen {
    fileprivate var look: Look?
    fileprivate(set) var frame: Frame?

    var text: String { frame?.plainText ?? "" }

    var enabled: [Bool] { look?.actions.map(\.isEnabled) ?? [] }

    var isClosed: Bool { look?.isClosed ?? false }
  }

  /// All that a frame is drawn of.
  fileprivate struct Look: Equatable {
    let tab: Int
    let screen: Screen?
    let alert: Screen.Alert?
    let actions: [Screen.Action]
    let isClosed: Bool

    init(_ window: Window) {
      tab = window.selectedTab
      screen = window.screens.last
      alert = window.alert
      actions = window.actions
      isClosed = window.isClosed
    }
  }

  /// Whether nobody could tell the two apart, by the colours either.
  func looks(like other: SessionUser) -> Bool {
    seen.frame == other.seen.frame && seen.enabled == other.seen.enabled
      && waitingCounts == other.waitingCounts && seen.isClosed == other.seen.isClosed
  }

  /// Looks again; what is drawn of the same as another's frame is that frame.
  func look(beside other: Seen? = nil) {
    guard let window, hasChanged || seen.frame?.size != size else { return }
    hasChanged = false
    seen.look = Look(window)
    if let other, other.frame?.size == size, other.look == seen.look {
      seen.frame = other.frame
    } else {
      seen.frame = window.frame(size)
    }
  }
}
