import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVVMRouted

@Suite("The list's router")
struct TodoListRouterTests {
  private let host = RecordingHost()

  @Test
  func `Its host presents the form that it makes, and it hands on what the form is for`() throws {
    let form = RecordingScene()
    var drafts: [TodoDraft] = []
    var saved: [TodoItem.ID] = []
    let router = TodoListRouter { [host] formHost, draft, onSaved in
      #expect(formHost === host)
      drafts.append(draft)
      onSaved(TodoItem.ID(rawValue: 7))
      return form
    }
    router.host = host
    router.presentForm(TodoDraft(today: .fixed)) { saved.append($0) }
    #expect(host.presented === form)
    #expect(drafts == [TodoDraft(today: .fixed)])
    #expect(saved == [TodoItem.ID(rawValue: 7)])
  }

  @Test func `It holds its host weakly, and makes nothing without it`() {
    let router = TodoListRouter { _, _, _ in
      Issue.record("A form was made for nobody")
      return RecordingScene()
    }
    var host: RecordingHost? = RecordingHost()
    weak let released = host
    router.host = host
    host = nil
    #expect(released == nil)
    router.presentForm(TodoDraft(today: .fixed)) { _ in }
  }
}
