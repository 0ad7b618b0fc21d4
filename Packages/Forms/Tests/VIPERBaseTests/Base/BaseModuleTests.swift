import Shared
import TerminalUI
import TestSupport
import Testing

@testable import VIPERBase

@Suite("The assembly of modules")
struct BaseModuleTests {
  private let store: FailingStore

  init() throws {
    store = try FailingStore("2026-11-21 A")
  }

  @Test func `The app's modules are whole`() throws {
    let list = try listModule.assemble()
    #expect(list is TodoListView)
    let cats = LoadCatModule(
      provider: ScriptedCatProvider(), processor: ScriptedPictureProcessor(),
      library: ScriptedPhotoLibrary())
    #expect(try cats.assemble() is LoadCatView)
  }

  @Test func `Every part is connected with its neighbours`() throws {
    let scene = try listModule.assemble()
    // To its presenter, its interactor and back to the view.
    scene.appeared()
    #expect(scene.screen.content.first == .text("1 active, 0 done"))
    // To its router, and to the view as a host.
    scene.press("a")
    let form = try #require(scene.presented)
    // From the form back to the presenter.
    for key: Key in ["B", .enter] { form.press(key) }
    #expect(scene.presented == nil)
    #expect(scene.screen.content.first == .text("2 active, 0 done"))
  }

  @Test func `A view that its router can't present on is refused by its name`() {
    let module = PlainListModule(list: listModule)
    let error = #expect(throws: AssemblyError.self) { try module.assemble() }
    #expect(error == AssemblyError(part: "PlainListView", contract: "Presenting"))
    #expect(
      error?.description
        == "PlainListView is no Presenting; make it conform, or give the module another part.")
  }

  @Test func `In the place of a bad module stands what is wrong with it`() {
    let scene = PlainListModule(list: listModule).scene()
    let error = AssemblyError(part: "PlainListView", contract: "Presenting")
    #expect(
      scene.screen == Screen(title: "Error", content: [.text(error.description, .warning)]))
    scene.press("a")
    #expect(scene.presented == nil)
  }

  private var listModule: TodoListModule {
    TodoListModule(store: store, clock: .fixed, calendar: .fixed)
  }
}
