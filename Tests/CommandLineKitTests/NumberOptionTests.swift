import CommandLineKit
import Testing

@Suite("An option that takes a number")
struct NumberOptionTests {
  private struct Values: Equatable, Sendable {
    var count = 3
  }

  private static let declaration = ProgramDeclaration<Values?>(
    "count", version: "1",
    main: CommandDeclaration(
      overview: "Counts.", values: Values(),
      options: [
        OptionGroup(
          "OPTIONS",
          [.number("--count", help: "How many.", in: 2...9, default: 3) { $0.count = $1 }])
      ],
      meaning: { $0 }),
    information: { _ in nil })

  @Test(arguments: [2, 5, 9])
  func `Every number in the range, its ends included`(_ number: Int) throws {
    #expect(try Self.declaration.parse(["--count", "\(number)"]) == Values(count: number))
  }

  @Test(arguments: ["1", "10", "two", "3.5", "99999999999999999999"])
  func `Nothing else, and the error names the range`(_ text: String) {
    let error = #expect(throws: UsageError.self) {
      try Self.declaration.parse(["--count", text])
    }
    let message = error.map { Self.declaration.message($0, for: ["--count", text]) } ?? ""
    #expect(message.contains("a number from 2 to 9"))
    #expect(message.contains("'\(text)'"))
  }
}
