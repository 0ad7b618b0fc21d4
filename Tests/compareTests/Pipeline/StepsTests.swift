import Testing

@testable import CompareSupport

@Suite("Steps")
struct StepsTests {
  private let steps = Steps(progress: Progress(isShown: false))

  @Test
  func `Each has its line in the order in which they began, also inside one another`() throws {
    try steps.run("Suites") { try? steps.run("Units") {} }
    try steps.run("Report") {}
    let names = steps.timings.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names == ["Suites", "Units", "Report", "Total", "Peak", "Peak"])
  }

  @Test func `The first that is not over is what is waited for, with how far it is`() throws {
    #expect(steps.current == nil)
    try steps.run("Suites") {
      steps.count(2, of: 6, in: "Suites")
      try? steps.run("Units") { #expect(steps.current == "Suites, 2 of 6") }
    }
    try steps.run("Suites") { #expect(steps.current == "Suites") }
    #expect(steps.current == nil)
  }
}
