import Testing

@testable import study

@Suite struct GeneratedBlocksTests {
  private let page = """
    Before.
    <!-- output of: echo a -->
    ```text
    old
    ```
    <!-- end of output -->
    Between.
    <!-- markdown of: echo b -->

    old

    <!-- end of output -->
    <!-- run of: time c -->

    12 s

    <!-- end of output -->
    After.

    """

  @Test func `Blocks are filled with what their commands print, and the rest stays`() {
    var commands: [String] = []
    let renewed = GeneratedBlocks.renewed(page, [.output, .markdown]) { command in
      commands.append(command)
      return "new  \n\(command)\n\n"
    }
    #expect(commands == ["echo a", "echo b"])
    #expect(
      renewed == """
        Before.
        <!-- output of: echo a -->
        ```text
        new
        echo a
        ```
        <!-- end of output -->
        Between.
        <!-- markdown of: echo b -->

        new
        echo b

        <!-- end of output -->
        <!-- run of: time c -->

        12 s

        <!-- end of output -->
        After.

        """)
  }

  @Test func `A page whose blocks are up to date stays as it is, byte for byte`() {
    let renewed = GeneratedBlocks.renewed(page, [.output, .markdown]) { _ in "old" }
    #expect(renewed == page)
  }

  @Test func `A run that nobody filled is missing`() {
    #expect(!GeneratedBlocks.lacksRun(page))
    #expect(GeneratedBlocks.lacksRun(page.replacing("12 s\n", with: "")))
  }

  @Test func `Another kind of block may be empty`() {
    #expect(!GeneratedBlocks.lacksRun("<!-- output of: true -->\n\n<!-- end of output -->\n"))
  }
}
