import Foundation
import TerminalUI
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The root route")
struct RootRouteTests {
  private static let word = PageKey<String>("test.word")

  @Test func `A page is made again by what is registered, with the services it asks for`() throws {
    let service = ServiceKey<Int>("test.number")
    let root = RootRoute()
    root.register(service, 7)
    root.register(Self.word) { root throws(RouteError) in "number \(try root.service(service))" }
    #expect(try root.page(Self.word) == "number 7")
    root.register(service, 8)
    #expect(try root.page(Self.word) == "number 8")
  }

  @Test func `What isn't registered is an error with the key's name`() {
    let root = RootRoute()
    let number = ServiceKey<Int>("test.number")
    #expect(throws: RouteError.unregistered("test.word")) { try root.page(Self.word) }
    #expect(throws: RouteError.unregistered("test.number")) { try root.service(number) }
    root.register(Self.word) { root throws(RouteError) in "\(try root.service(number))" }
    #expect(throws: RouteError.unregistered("test.number")) { try root.page(Self.word) }
    #expect(
      RouteError.unregistered("test.word").description
        == "Nothing that fits is registered under the key “test.word”;"
        + " register it with the root route.")
  }

  @Test func `What is registered as something else isn't found`() {
    let root = RootRoute()
    root.register(ServiceKey<Int>("test.word"), 7)
    #expect(throws: RouteError.unregistered("test.word")) { try root.page(Self.word) }
    root.register(PageKey<Int>("test.word")) { _ in 7 }
    #expect(throws: RouteError.unregistered("test.word")) { try root.page(Self.word) }
    #expect(throws: RouteError.unregistered("test.word")) {
      try root.service(ServiceKey<Int>("test.word"))
    }
  }

  @Test func `Every key that the module has is registered by the app, and nothing else`() throws {
    let names = try Self.sources().flatMap { source in
      source.matches(of: /(?:Page|Service)Key<[^\n]*>\("([^"]+)"\)/).map { String($0.1) }
    }
    #expect(names.count == 11)
    #expect(Set(names).count == names.count)
    let root = VIPERRoutesApp.root(in: .fixed())
    #expect(Set(root.registrations.keys) == Set(names))
    _ = try root.page(TodosRoute.list)
    _ = try root.page(TodosRoute.form)
    _ = try root.page(CatsRoute.loader)
    _ = try root.page(CatsRoute.editor)
  }

  @Test func `A page that isn't registered is reported by the window, and not presented`() {
    let root = RootRoute()
    let host = RecordingHost()
    let window = Window(tabs: [Tab(title: "T", key: "1", scene: RecordingScene())])
    root.window = window
    root.present(Self.word, over: host) { _ in RecordingScene() }
    #expect(host.presented == nil)
    #expect(
      window.alert
        == Screen.Alert(
          .notice, "Couldn't open the page.",
          detail: RouteError.unregistered("test.word").description))
    window.press(.enter)
    #expect(window.alert == nil)
  }

  @Test func `An app without its first pages says so`() {
    for scene in [VIPERRoutesApp.todos(by: RootRoute()), VIPERRoutesApp.cats(by: RootRoute())] {
      scene.press("a")
      guard case .text(let text, .warning) = scene.screen.content.first else {
        Issue.record("\(scene.screen)")
        continue
      }
      #expect(text.hasPrefix("Nothing that fits is registered under the key “"))
    }
  }

  @Test func `It holds its window weakly, and keeps no scene`() throws {
    let root = VIPERRoutesApp.root(in: .fixed(try FailingStore("2026-11-21 A")))
    weak var releasedWindow: Window?
    weak var releasedScene: (any Scene)?
    weak var releasedForm: (any Scene)?
    do {
      let scene = VIPERRoutesApp.todos(by: root)
      let window = Window(tabs: [Tab(title: TodosRoute.title, key: "1", scene: scene)])
      root.window = window
      try root.open("todo://todos/1")
      releasedWindow = window
      releasedScene = scene
      releasedForm = scene.presented
      #expect(releasedForm != nil)
    }
    #expect(releasedWindow == nil)
    #expect(releasedScene == nil)
    #expect(releasedForm == nil)
  }

  private static func sources() throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/VIPERRoutes").standardizedFileURL
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return try names.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }
}
