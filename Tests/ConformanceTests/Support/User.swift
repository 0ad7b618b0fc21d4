import Foundation
import Implementations
import Shared
import TerminalUI
import TestSupport
import Testing

@testable import todo

/// A user of the app, who presses keys and looks at the frames.
///
/// Like a terminal, it draws after every key only if the window announced a change.
final class User {
  let size: Size
  let window: Window
  let display: Display
  let store: FailingStore
  let cats = ScriptedCatProvider()
  let processor = ScriptedPictureProcessor()
  let library = ScriptedPhotoLibrary()
  let clock: SettableClock
  let calendar: DayCalendar
  private let path: String?
  private var drawn: Drawn?

  /// Launches the app with a store that has some todos already.
  ///
  /// A todo is written as `2026-11-21 Buy milk`, with an `x` and a blank before it if it is done.
  init(
    _ setup: Setup, today: String = "2026-11-21", firstWeekday: Weekday = .monday,
    todos: [String] = [], failing: Set<FailingStore.Operation> = [],
    size: Size = Size(columns: 80, rows: 24)
  ) throws {
    self.size = size
    calendar = DayCalendar(firstWeekday: firstWeekday, timeZone: .gmt)
    clock = SettableClock(calendar.noon(of: try #require(CalendarDay(iso: today))))
    switch setup.store {
    case .memory:
      path = nil
      store = FailingStore(over: MemoryTodoStore())
    case .sqlite:
      let file = Self.folder.appending(path: "conformance-\(UUID().uuidString).sqlite")
      path = file.path(percentEncoded: false)
      store = FailingStore(over: try SQLiteTodoStore(path: file.path(percentEncoded: false)))
    }
    for todo in todos { try store.add(todo, created: clock.now) }
    store.fail(failing)
    window = setup.implementation.window(
      in: AppEnvironment(
        todoStore: store, catProvider: cats, pictureProcessor: processor, photoLibrary: library,
        clock: clock, calendar: calendar))
    display = Display(window)
    display.onChange = { [weak self] in self?.drawn = nil }
    look()
  }

  /// Temporary files are kept in memory if possible: commits don't wait for a disk there,
  /// and every key that changes a todo commits.
  private static let folder =
    FileManager.default.isWritableFile(atPath: "/dev/shm")
    ? URL(filePath: "/dev/shm", directoryHint: .isDirectory)
    : FileManager.default.temporaryDirectory

  deinit {
    for suffix in ["", "-wal", "-shm"] {
      if let path { try? FileManager.default.removeItem(atPath: path + suffix) }
    }
  }

  /// Presses the keys of a script in the language of `todo --keys`.
  func press(_ script: String) throws {
    for step in try KeyScript.parse(script) {
      if case .key(let key) = step { press(key) }
    }
  }

  func press(_ key: Key) {
    window.press(key)
    look()
  }

  /// Returns when the window announces the change that `change` makes.
  func seesChange(
    within duration: Duration = .seconds(10), sourceLocation: SourceLocation = #_sourceLocation,
    by change: () -> Void
  ) async {
    let (news, end) = AsyncStream.makeStream(of: Void.self)
    display.onChange = { [weak self] in
      self?.drawn = nil
      end.finish()
    }
    let limit = TimeLimit(duration) { end.finish() }
    change()
    for await _ in news {}
    if limit.isOver {
      Issue.record("No change was seen in \(duration)", sourceLocation: sourceLocation)
    }
  }

  /// Another program that uses the same store: the same file, opened again.
  func otherProgram() throws -> any TodoStore {
    if let path { try SQLiteTodoStore(path: path) } else { store }
  }

  /// The last frame, or one of another size.
  func frame(_ size: Size) -> String {
    display.frame(size).plainText
  }

  /// The lines of the frame, without trailing blanks.
  func lines(_ size: Size? = nil) -> [String] {
    frame(size ?? self.size)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let end = line.utf8.lastIndex { $0 != UInt8(ascii: " ") }
        return end.map { String(line[...$0]) } ?? ""
      }
  }

  /// The lines between tabs and keys, without blank lines; runs of blanks count as one.
  var content: [String] {
    lines().dropFirst().dropLast().filter { !$0.isEmpty }.map { line in
      let words = line.split(separator: " ").joined(separator: " ")
      return line.hasPrefix("  ") ? "  " + words : words
    }
  }

  /// The text in the alert's box, line by line.
  var alert: [String] {
    content.compactMap { line in
      let parts = line.components(separatedBy: "│")
      return parts.count == 3 ? parts[1].trimmingCharacters(in: .whitespaces) : nil
    }
  }

  var keys: String { lines().last ?? "" }

  /// The selected row without its mark.
  var selectedRow: String? {
    content.first { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
  }

  /// The styles of the list's rows, from top to bottom.
  var rowStyles: [Screen.Style] {
    for case .list(let list) in look().screen?.content ?? [] {
      return list.sections.flatMap { $0.rows.map(\.style) }
    }
    return []
  }

  /// The picture on the topmost scene.
  var picture: Screen.Picture? {
    for case .picture(let picture) in look().screen?.content ?? [] { return picture }
    return nil
  }

  /// The titles of the enabled keys.
  var enabled: [String] {
    look().actions.filter(\.isEnabled).map(\.title)
  }

  /// Properties that a frame doesn't show, as of the last frame.
  private struct Drawn {
    let screen: Screen?
    let actions: [Screen.Action]
  }

  @discardableResult
  private func look() -> Drawn {
    _ = display.frame(size)
    if let drawn { return drawn }
    let drawn = Drawn(screen: window.screens.last, actions: window.actions)
    self.drawn = drawn
    return drawn
  }

  /// The titles of all todos, from top to bottom.
  func titles() throws -> [String] {
    try store.todos().map(\.title)
  }
}
