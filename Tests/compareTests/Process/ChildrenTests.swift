import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport

@Suite("Child processes")
struct ChildrenTests {
  private func shell(_ script: String, in folder: String = "/") throws -> Outcome {
    try Children().run(
      Invocation(
        path: "/bin/sh",
        arguments: ["-c", script],
        folder: folder,
        environment: ["GREETING": "hello world"]
      )
    )
  }

  @Test func `Both outputs are drained, however much there is`() throws {
    let outcome = try shell("head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2")
    #expect(outcome.succeeded)
    #expect(outcome.standardOutput.count == 300_000)
    #expect(outcome.transcript.count == 600_000)
  }

  @Test func `Folder, environment and an empty input`() throws {
    let folder = try TemporaryFolder()
    let outcome = try shell("pwd; echo \"$GREETING\"; cat", in: folder.path)
    #expect(outcome.text == "\(folder.path)\nhello world\n")
  }

  @Test(arguments: [("exit 3", 3), ("kill -TERM $$", 143)])
  func `The exit code says how it ended`(_ script: String, _ status: Int32) throws {
    #expect(try shell(script).status == status)
  }

  @Test func `What cannot be run is an error`() {
    let reason = "No such file or directory"
    let failure = Failure.commandUnstartable(path: "/no/such/program", reason: reason)
    #expect(throws: failure) {
      try Children().run(Invocation(path: "/no/such/program", arguments: [], folder: "/"))
    }
  }

  @Test
  func `An interruption ends the one interruptible child, once, and others can start`() throws {
    let children = Children()
    #expect(!children.interruptOne(by: SIGINT))
    let outcome = try children.run(
      Invocation(path: "/bin/sh", arguments: ["-c", "echo on; exec sleep 600"], folder: "/"),
      isInterruptible: true
    ) { _ in
      #expect(children.interruptOne(by: SIGINT))
      #expect(!children.interruptOne(by: SIGINT))
    }
    #expect(outcome.status == 130)
    #expect(try children.run(Invocation(path: "/bin/echo", arguments: [], folder: "/")).succeeded)
    #expect(!children.interruptOne(by: SIGINT))
  }

  @Test func `Who takes too long is aborted, and may say why`() throws {
    let script = "trap 'echo aborted; exit 3' ABRT; echo started; sleep 600 & wait"
    let outcome = try Children().run(
      Invocation(path: "/bin/bash", arguments: ["-c", script], folder: "/"),
      within: .milliseconds(500))
    #expect(outcome.isLate)
    #expect(outcome.text == "started\naborted\n")
    #expect(outcome.status == 3)
  }

  @Test func `What is done in time is left alone`() throws {
    let outcome = try Children().run(
      Invocation(path: "/bin/sh", arguments: ["-c", "echo done"], folder: "/"),
      within: .seconds(600))
    #expect(!outcome.isLate)
    #expect(outcome.text == "done\n")
  }

  @Test func `After a stop nothing starts any more`() {
    let children = Children()
    #expect(!children.stop(by: SIGTERM))
    #expect(throws: Failure.interrupted(signal: SIGTERM)) {
      try children.run(Invocation(path: "/bin/sh", arguments: ["-c", "true"], folder: "/"))
    }
  }
}
