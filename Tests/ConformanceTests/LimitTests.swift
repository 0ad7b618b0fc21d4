import Implementations
import TestSupport
import Testing

@testable import todo

@Suite("A step that waits for ever fails, and says which it was")
struct LimitTests {
  @Test func `A call that never comes`() async {
    let calls = Calls<Void, Void>()
    await withKnownIssue {
      await calls.wait(for: 1, within: .zero)
    } matching: {
      $0.description.contains("No call 1 in 0.0 seconds")
    }
  }

  @Test func `After a call that never comes, the next is not waited for as long`() async {
    let calls = Calls<Void, Void>()
    await withKnownIssue {
      await calls.wait(for: 1, within: .zero)
      #expect(await !calls.wait(for: 1))
      #expect(await !calls.answer(0, with: ()))
    } matching: {
      $0.description.contains("No call 1 in 0.0 seconds")
    }
  }

  @Test func `An answer to a call that never comes`() async {
    let calls = Calls<Void, Void>()
    await withKnownIssue {
      await calls.answer(0, with: (), within: .zero)
    } matching: {
      $0.description.contains("No call 1 in 0.0 seconds")
    }
  }

  @Test func `An answer that nobody waits for`() async {
    let calls = Calls<Void, Void>()
    let call = Task { await calls.call(()) }
    await calls.answer(0, with: ())
    await call.value
    await withKnownIssue {
      await calls.answer(0, with: ())
    } matching: {
      $0.description.contains("Call 1 waits for no answer")
    }
  }

  @Test func `A change that never comes`() async throws {
    let user = try User(Setup(.mvc, over: .memory))
    await withKnownIssue {
      await user.seesChange(within: .zero) {}
    } matching: {
      $0.description.contains("No change was seen in 0.0 seconds")
    }
  }
}
