import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVVMRouted

@Suite("The cat loader's router")
struct LoadCatRouterTests {
  private let host = RecordingHost()

  @Test func `Its host presents the editor that it makes for the picture`() throws {
    let editor = RecordingScene()
    var pictures: [Bitmap] = []
    let router = LoadCatRouter { [host] editorHost, picture in
      #expect(editorHost === host)
      pictures.append(picture)
      return editor
    }
    router.host = host
    router.presentEditor(try .grey(7))
    #expect(host.presented === editor)
    #expect(pictures == [try .grey(7)])
  }

  @Test func `It holds its host weakly, and makes nothing without it`() throws {
    let router = LoadCatRouter { _, _ in
      Issue.record("An editor was made for nobody")
      return RecordingScene()
    }
    var host: RecordingHost? = RecordingHost()
    weak let released = host
    router.host = host
    host = nil
    #expect(released == nil)
    router.presentEditor(try .grey(7))
  }
}
