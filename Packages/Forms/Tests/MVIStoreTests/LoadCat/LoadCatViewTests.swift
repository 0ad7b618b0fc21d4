import Presentation
import Shared
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import MVIStore

@Suite("The cat loader's view")
struct LoadCatViewTests {
  nonisolated private static let address = CatAddress("cat:1")

  private let recorder = Recorder()

  @Test func `It draws caption, spinner and picture as the state has them`() throws {
    #expect(view(of: LoadCatState()).screen.title == "Cats")
    #expect(
      view(of: LoadCatState(phase: .loading(Self.address))).screen.content == [
        .text("cat:1"), .spinner("Loading"),
      ])
    let picture = try #require(Screen.Picture(CatPicture(.grey(7))))
    #expect(
      try view(of: LoadCatState(phase: .loaded(Self.address, .grey(7)))).screen.content == [
        .text("cat:1"), .picture(picture),
      ])
  }

  @Test(
    arguments: [
      (.empty, ["Load"]), (.loading(nil), ["Cancel"]),
      (.loaded(address, try .grey(7)), ["Load", "Edit"]),
    ] as [(LoadCatState.Phase, [String])])
  func `Keys work when there is something for them`(
    _ phase: LoadCatState.Phase, enabled: [String]
  ) {
    let actions = view(of: LoadCatState(phase: phase)).screen.actions
    #expect(actions.map(\.title) == ["Load", "Cancel", "Edit"])
    #expect(actions.filter(\.isEnabled).map(\.title) == enabled)
  }

  @Test func `Every key is one action`() {
    let view = view(of: LoadCatState())
    for key: Key in ["l", "x", "e", "z"] { view.press(key) }
    #expect(
      recorder.take()
        == [LoadCatAction.loadPressed, LoadCatAction.cancelPressed, LoadCatAction.editPressed]
        .dispatched)
  }

  @Test func `It presents one editor for as long as the state has one`() throws {
    let editing = EditCatState(editing: try .grey(7))
    let view = view(of: LoadCatState()) { state, action in
      switch action {
      case LoadCatAction.editPressed: state.editCat = editing
      case EditCatAction.savePressed: state.editCat?.phase = .saving
      default: state.editCat = nil
      }
    }
    view.press("e")
    let editor = try #require(view.presented)
    var first: [Screen.Content?] = []
    editor.onChange = { [unowned editor] in first.append(editor.screen.content.first) }
    editor.press("s")
    #expect(view.presented === editor)
    #expect(first == [.spinner("Saving")])
    editor.press(.escape)
    #expect(view.presented == nil)
    #expect(
      recorder.take()
        == ([
          LoadCatAction.editPressed, EditCatAction.savePressed, EditCatAction.cancelPressed,
        ] as [any Action]).dispatched)
  }

  @Test func `It draws the next state and says that it changed`() {
    let view = view(of: LoadCatState()) { state, _ in state.loadCat.phase = .loading(Self.address) }
    var captions: [Screen.Content] = []
    view.onChange = { [unowned view] in captions.append(view.screen.content[0]) }
    view.press("l")
    #expect(captions == [.text("cat:1")])
  }

  private func view(
    of state: LoadCatState,
    change: @escaping (inout AppState, any Action) -> Void = { _, _ in }
  ) -> LoadCatView {
    LoadCatView(store: Store(recorder, change: change) { $0.loadCat = state })
  }
}
