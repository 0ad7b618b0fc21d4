import TerminalUI
import Testing

@Suite("A view controller")
struct ViewControllerTests {
  private let controller = FakeViewController()

  @Test func `It shows its view, and its alert over it`() {
    #expect(controller.screen == controller.view.screen)
    controller.alert = Screen.Alert(.question, "Sure?")
    #expect(controller.screen.title == "View")
    #expect(controller.screen.alert == Screen.Alert(.question, "Sure?"))
  }

  @Test func `Keys reach its view`() {
    Window(tabs: [Tab(title: "", key: "1", scene: controller)]).press("a")
    #expect(controller.view.keys == ["a"])
  }

  @Test func `Its view says for it that it changed`() {
    var changes = 0
    controller.onChange = { changes += 1 }
    controller.view.onChange()
    #expect(changes == 1)
  }
}

/// A controller that only has a view.
private final class FakeViewController: ViewController, Scene {
  let view = FakeView()
  var alert: Screen.Alert?

  var contentView: any View { view }
}

private final class FakeView: View {
  var onChange: () -> Void = {}
  var keys: [Key] = []

  var screen: Screen { Screen(title: "View", actions: [Screen.Action("a")]) }

  func press(_ key: Key) {
    keys.append(key)
  }
}
