import Foundation
import Testing

@testable import CompareSupport

@Suite("What takes long", .timeLimit(.minutes(60)))
struct ReminderTests {
  @Test func `It is repeated while the work goes on`() {
    let said = DispatchSemaphore(value: 0)
    let result = Reminder.during(after: .milliseconds(1), every: .milliseconds(1)) { time in
      #expect(time >= .milliseconds(1))
      said.signal()
    } _: { () throws(Never) -> Int in
      for _ in 1...2 { #expect(said.wait(timeout: .now() + 60) == .success) }
      return 7
    }
    #expect(result == 7)
  }
}
