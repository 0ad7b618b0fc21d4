import Foundation
import Implementations
import Shared
import TerminalUI

/// Uses one implementation as the session says, and sees it as a terminal does.
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

  /// Temporary files are kept in memory if possible.
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

  /// The number of waiting calls of each kind for cats; nil while an answer is on its way.
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

/// What the user sees, drawn again only after a scene announced a change, or at another size.
extension SessionUser {
  struct Seen {
    fileprivate var look: Look?
    fileprivate(set) var frame: Frame?

    var text: String { frame?.plainText ?? "" }

    var enabled: [Bool] { look?.actions.map(\.isEnabled) ?? [] }

    var isClosed: Bool { look?.isClosed ?? false }
  }

  /// Everything that a frame depends on.
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

  /// Whether a user couldn't tell the two apart, even by their colours.
  func looks(like other: SessionUser) -> Bool {
    seen.frame == other.seen.frame && seen.enabled == other.seen.enabled
      && waitingCounts == other.waitingCounts && seen.isClosed == other.seen.isClosed
  }

  /// Looks again; if another user sees the same, that user's frame is reused.
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
