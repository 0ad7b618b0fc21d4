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
    let frames = try await player.play(try KeyScript.parse(script))
    return frames.map { $0.plainText.split(separator: "\n")[1].prefix { $0 != " " } }.map(
      String.init)
  }

  @Test func `The last frame is always there`() async throws {
    #expect(try await play("") == ["0"])
    #expect(try await play("++") == ["2"])
  }

  @Test func `Frames are recorded where they are asked for`() async throws {
    #expect(try await play("<frame>+<frame>+") == ["0", "1", "2"])
  }

  @Test func `After the window closed, nothing is played`() async throws {
    #expect(try await play("+q+<frame>") == ["1"])
  }

  @Test func `A link is opened where the script says so`() async throws {
    let opener = RecordingOpener()
    window.links = opener
    _ = try await play("+<open:todo://a>+<open:todo://b>q<open:todo://c>")
    #expect(opener.links == ["todo://a", "todo://b"])
  }

  @Test func `A change that wasn't reported isn't drawn`() async throws {
    #expect(try await play("-<frame>+<frame>--") == ["0", "0", "0"])
    #expect(try await play("+") == ["-1"])
  }

  @Test(
    arguments: [
      ("+s<wait>+", StartError.neverIdle(step: "“<wait>”", script: "+s", limit: .zero)),
      ("s <lt><up>", .neverIdle(step: "The script's end", script: "s <lt><up>", limit: .zero)),
    ])
  func `Work that never ends is a failure that names the step`(
    script: String, error: StartError
  ) async {
    let player = KeyPlayer(window: window, size: Size(columns: 10, rows: 4), limit: .zero)
    await #expect(throws: error) { try await player.play(try KeyScript.parse(script)) }
  }

  @Test func `The failure is one line`() {
    let error = StartError.neverIdle(step: "“<wait>”", script: "2l", limit: .seconds(60))
    #expect(
      error.description == "Error: “<wait>” after “2l” took more than 60 s; work is going on.\n")
  }

  @Test func `Work is waited for where the script says so, and at the end`() async throws {
    #expect(try await play("w<frame><wait><frame>w") == ["0", "100", "200"])
  }
}

/// Opens nothing, and records the links.
@MainActor
private final class RecordingOpener: LinkOpening {
  private(set) var links: [String] = []

  func isLink(_ text: String) -> Bool { false }
  func open(_ link: String) { links.append(link) }
}

/// Counts `+` at once, and by a hundred with `w` after some work; `-` doesn't announce its change,
/// and `s` never finishes.
@MainActor
private final class CountingScene: Scene {
  private var count = 0
  private var work: Task<Void, Never>?
  var onChange: () -> Void = {}

  var screen: Screen {
    Screen(
      title: String(count), content: work == nil ? [] : [.spinner("")],
      actions: [Screen.Action("+", "-", "w", "s", title: "Count")])
  }

  func press(_ key: Key) {
    if key == "+" {
      count += 1
      onChange()
    } else if key == "-" {
      count -= 1
    } else {
      defer { onChange() }
      work = Task {
        guard key == "w" else { return }
        for _ in 0..<10 { await Task.yield() }
        count += 100
        work = nil
        onChange()
      }
    }
  }
}
