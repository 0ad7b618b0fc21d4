import CommandLineKit
import Testing

@Suite("The message about misuse")
struct UsageMessageTests {
  private let usage = UsageMessage(program: "eat", usage: "eat <fruit>")

  @Test("A usage error is three lines")
  func usageErrorThree() {
    #expect(
      usage.text("There is no fruit 'aple'.", unknown: "aple", among: ["apple", "pear"]) == """
        Error: There is no fruit 'aple'. Did you mean 'apple'?
        Usage: eat <fruit>
        See 'eat --help'.

        """)
  }

  @Test("Hostile arguments stay in their line")
  func hostileArgumentsStay() {
    #expect(
      usage.text("No '\u{1B}[2J\n\u{202E}\u{2028}x'.").hasPrefix("Error: No '�[2J���x'.\n"))
    #expect(usage.text("No '\u{AD}\u{E0041}\u{3164}🐈‍⬛'.").hasPrefix("Error: No '���🐈‍⬛'.\n"))
  }
}
