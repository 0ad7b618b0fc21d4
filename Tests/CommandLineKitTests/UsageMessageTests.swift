import CommandLineKit
import Testing

@Suite("The message about misuse")
struct UsageMessageTests {
  private let usage = UsageMessage(program: "eat", usage: "eat <fruit>")

  @Test func `A usage error is three lines`() {
    #expect(
      usage.text("There is no fruit 'aple'.", unknown: "aple", among: ["apple", "pear"]) == """
        Error: There is no fruit 'aple'. Did you mean 'apple'?
        Usage: eat <fruit>
        See 'eat --help'.

        """)
  }

  @Test func `Hostile arguments stay in their line`() {
    #expect(
      usage.text("No '\u{1B}[2J\n\u{202E}\u{2028}x'.").hasPrefix("Error: No '�[2J���x'.\n"))
    #expect(usage.text("No '\u{AD}\u{E0041}\u{3164}🐈‍⬛'.").hasPrefix("Error: No '���🐈‍⬛'.\n"))
  }
}
