import TerminalUI
import Testing

@testable import todo

@Suite("Playing keys")
@MainActor
struct KeyPlayerTests {
  private let scene = CountingScene()
  private let window: Window

  init() {
    window = Window(tabs: [Tab(title: "T", key: "1", scene: scene)])
  }

  private func play(_ script: String) async throws -> [String] {
    let player = KeyPlayer(window: window, size: Size(columns: 10, rows: 4))
    let frames = await player.play(try KeyScript.parse(script))
    return frames.map { $0.plainText.split(separator: "\n")[1].prefix { $0 != " " } }.map(
      String.init)
  }

  @Test("The last frame is always there")
  func lastFrameAlways() async throws {
    #expect(try await play("") == ["0"])
    #expect(try await play("++") == ["2"])
  }

  @Test("Frames are recorded where they are asked for")
  func framesRecordedAsked() async throws {
    #expect(try await play("<frame>+<frame>+") == ["0", "1", "2"])
  }

  @Test("After the window closed, nothing is played")
  func afterWindowClosed() async throws {
    #expect(try await play("+q+<frame>") == ["1"])
  }

  @Test("Work is waited for where the script says so, and at the end")
  func workWaitedScript() async throws {
    #expect(try await play("w<frame><wait><frame>w") == ["0", "100", "200"])
  }
}

/// Counts `+` at once, and by a hundred with `w` after some work.
@MainActor
private final class CountingScene: Scene {
  private var count = 0
  private var work: Task<Void, Never>?
  var onChange: () -> Void = {}

  var screen: Screen {
    Screen(
      title: String(count), content: work == nil ? [] : [.spinner("")],
      actions: [Screen.Action("+", "w", title: "Count")])
  }

  func press(_ key: Key) {
    if key == "+" {
      count += 1
    } else {
      work = Task {
        for _ in 0..<10 { await Task.yield() }
        count += 100
        work = nil
        onChange()
      }
    }
  }
}
