import Testing

@testable import RunTimeReport

@Suite("Sections as text and as Markdown")
struct SectionTests {
  private let section = Section(
    title: "Times", note: "In seconds.",
    table: Table(head: ["", "add"], rows: [["mvc", "1"], ["viper", "10"]]), lines: ["One."])

  @Test func `Text has columns, numbers to the right`() {
    #expect(
      ReportFormat.text.text(of: [section]) == """
        Times
        In seconds.

               add
        mvc      1
        viper   10

        One.

        """)
  }

  @Test func `Markdown has a table and a list`() {
    #expect(
      ReportFormat.markdown.text(of: [section]) == """
        ### Times

        In seconds.

        |  | add |
        | --- | ---: |
        | mvc | 1 |
        | viper | 10 |

        - One.

        """)
  }
}
