import Shared
import TerminalUI
import TestSupport
import Testing

@testable import VIPERTodo

@Suite("The cat loader's router")
struct LoadCatRouterTests {
  private let host = RecordingHost()

  @Test func `It makes the editor that is asked for, and its host presents it`() throws {
    let editor = RecordingScene()
    var pictures: [Bitmap] = []
    weak var editorHost: (any Presenting)?
    let router = LoadCatRouter { picture, host in
      pictures.append(picture)
      editorHost = host
      return editor
    }
    router.host = host
    router.presentEditor(of: try .grey(7))
    #expect(pictures == [try .grey(7)])
    #expect(editorHost === host)
    #expect(host.presented === editor)
  }

  @Test func `It holds its host weakly`() {
    let router = LoadCatRouter { _, _ in RecordingScene() }
    var host: RecordingHost? = RecordingHost()
    weak let released = host
    router.host = host
    host = nil
    #expect(released == nil)
  }
}
