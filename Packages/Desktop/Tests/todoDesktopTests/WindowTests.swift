import CGtk
import DesktopUI
import Foundation
import Implementations
import Shared
import TestSupport
import Testing

/// What the conformance suite doesn't try, since a terminal has nothing like it.
@Suite("Windows of the app")
struct WindowTests {
  private static let now = Date(timeIntervalSince1970: 0)

  private let cats = ScriptedCatProvider()

  private func window(_ implementation: Implementation, over store: any TodoStore) throws -> Window
  {
    try MainLoop.start()
    let window = implementation.desktopWindow(
      in: AppEnvironment(
        todoStore: store, catProvider: cats, pictureProcessor: StandardPictureProcessor(),
        photoLibrary: ScriptedPhotoLibrary(), clock: FixedWallClock(now: Self.now),
        calendar: DayCalendar(firstWeekday: .monday, timeZone: .gmt)))
    window.open {}
    draw()
    return window
  }

  private func draw() {
    for _ in 0..<20 {
      while g_main_context_iteration(nil, 0) != 0 {}
      g_usleep(2_000)
    }
  }

  private func list(in window: Window) throws -> ListView {
    window.tabs[0].scene.updateIfNeeded()
    return try #require(window.tabs[0].scene.content.widgets.compactMap { $0 as? ListView }.first)
  }

  private func texts(in window: Window) throws -> [String] {
    let list = try list(in: window)
    return list.isHidden ? [] : list.sections.flatMap { $0.map(\.text) }
  }

  private func add(_ titles: some Sequence<String>, to store: any TodoStore) throws {
    let day = try #require(CalendarDay(iso: "1970-01-01"))
    for title in titles { _ = try store.add(title: title, due: day, created: Self.now) }
  }

  @Test(arguments: Implementation.allCases)
  func `A window that is closed in the middle of a load takes the load with it`(
    _ implementation: Implementation
  ) async throws {
    weak var scene: Scene?
    do {
      let window = try window(implementation, over: MemoryTodoStore())
      window.select(1)
      window.tabs[1].scene.content.press("l")
      scene = window.tabs[1].scene
      await cats.addresses.wait(for: 1)
    }
    #expect(scene == nil)
    #expect(cats.addresses.isCancelled(0))
  }

  @Test(arguments: Implementation.allCases)
  func `Two windows on one file show the same, and so does what reads the file`(
    _ implementation: Implementation
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "desktop-\(UUID().uuidString).sqlite")
    let path = file.path(percentEncoded: false)
    defer {
      for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
    }
    let first = try window(implementation, over: SQLiteTodoStore(path: path))
    let second = try window(implementation, over: SQLiteTodoStore(path: path))
    // A program in a terminal, say.
    try add(["Buy milk"], to: SQLiteTodoStore(path: path))
    for window in [first, second] {
      window.tabs[0].scene.appeared()
      #expect(try texts(in: window) == ["Buy milk"])
    }
    first.tabs[0].scene.content.press("d")
    first.tabs[0].scene.updateIfNeeded()
    let question = try #require(first.frames[0].alert)
    question.press("y")
    second.tabs[0].scene.appeared()
    #expect(try texts(in: second) == [])
  }

  @Test(arguments: Implementation.allCases)
  func `Of 100,000 todos the last one can be reached, and is in sight`(
    _ implementation: Implementation
  ) throws {
    let store = MemoryTodoStore()
    try add((1...100_000).lazy.map { "Todo \($0)" }, to: store)
    let window = try window(implementation, over: store)
    let list = try list(in: window)
    list.move(by: 100_000)
    window.tabs[0].scene.updateIfNeeded()
    draw()
    #expect(list.selection == 99_999)
    #expect(window.labels.contains("Todo 100000"))
    #expect(window.labels.count < 1_000)
  }

  @Test(arguments: Implementation.allCases)
  func `A form that can't be saved leaves the focus where it is`(
    _ implementation: Implementation
  ) throws {
    let window = try window(implementation, over: MemoryTodoStore())
    let list = window.tabs[0].scene
    list.content.press("a")
    list.updateIfNeeded()
    draw()
    let form = try #require(list.presented)
    let save = try #require(form.content.buttons.first)
    save.focus()
    save.click()
    form.updateIfNeeded()
    let texts = form.content.widgets.compactMap { ($0 as? Label)?.text }
    #expect(texts == ["A todo needs a title."])
    #expect(save.isFocused)
  }

  @Test(arguments: Implementation.allCases)
  func `Text of every script is drawn as it is`(_ implementation: Implementation) throws {
    let titles = [
      "Milch für Käthe", "купить молоко", "שלום עולם", "اشتر الحليب", "दूध खरीदो", "日本語", "👩‍👩‍👧🇩🇪",
      "<b>&amp;</b>", "100 % _sure_",
    ]
    let store = MemoryTodoStore()
    try add(titles, to: store)
    let window = try window(implementation, over: store)
    #expect(try texts(in: window) == titles)
    #expect(titles.allSatisfy(window.labels.contains))
  }

  @Test(arguments: Implementation.allCases)
  func `A picture of 16 megapixels is shown whole`(_ implementation: Implementation) async throws {
    let window = try window(implementation, over: MemoryTodoStore())
    window.select(1)
    let scene = window.tabs[1].scene
    scene.content.press("l")
    await cats.addresses.answer(0, with: .success(CatAddress("https://example.com/cat.png")))
    let picture = try #require(
      Bitmap(width: 4096, height: 4096, rgba: [UInt8](repeating: 200, count: 4096 * 4096 * 4)))
    await cats.pictures.answer(0, with: .success(picture))
    scene.updateIfNeeded()
    draw()
    let view = try #require(scene.content.widgets.compactMap { $0 as? PictureView }.first)
    #expect(!view.isHidden)
    #expect(gdk_paintable_get_intrinsic_width(gtk_picture_get_paintable(view.opaque)) == 4096)
    #expect(gtk_widget_get_width(view.pointer) < 1_000)
  }
}

extension Window {
  /// What the labels of rows say.
  fileprivate var labels: [String] {
    tabs[0].scene.content.widgets.flatMap { $0.pointer.labels }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  fileprivate var labels: [String] {
    var found: [String] = []
    var child = gtk_widget_get_first_child(self)
    while let widget = child {
      let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
      if g_type_check_instance_is_a(object, gtk_label_get_type()) != 0 {
        found.append(String(cString: gtk_label_get_text(OpaquePointer(widget))))
      }
      found += widget.labels
      child = gtk_widget_get_next_sibling(widget)
    }
    return found
  }
}
