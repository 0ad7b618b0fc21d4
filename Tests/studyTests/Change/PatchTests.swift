import Testing

@testable import study

@Suite struct PatchTests {
  /// Three files: one changes in two places, one is new, one goes.
  private static let text = """
    diff --git a/Sources/A/List.swift b/Sources/A/List.swift
    index 1111111..2222222 100644
    --- a/Sources/A/List.swift
    +++ b/Sources/A/List.swift
    @@ -1,3 +1,4 @@ struct List {
     one
    -two
    +second
    +-- a comment
     three
    @@ -10 +11,2 @@ func last()
     ten
    +eleven
    \\ No newline at end of file
    diff --git a/Sources/A/New.swift b/Sources/A/New.swift
    new file mode 100644
    index 0000000..3333333
    --- /dev/null
    +++ b/Sources/A/New.swift
    @@ -0,0 +1,2 @@
    +one
    +two
    diff --git a/Sources/A/Old.md b/Sources/A/Old.md
    deleted file mode 100644
    index 4444444..0000000
    --- a/Sources/A/Old.md
    +++ /dev/null
    @@ -1 +0,0 @@
    --- one

    """

  @Test func `A patch counts files by what happens to them`() {
    let patch = Patch(Self.text)
    #expect(
      patch.files.map(\.path) == [
        "Sources/A/List.swift", "Sources/A/New.swift", "Sources/A/Old.md",
      ])
    #expect(patch.files.map(\.kind) == [.changed, .added, .deleted])
    #expect(patch.oldFiles.map(\.path) == ["Sources/A/List.swift", "Sources/A/Old.md"])
  }

  @Test func `Lines that look like a header are counted as lines`() {
    let patch = Patch(Self.text)
    #expect(patch.addedCount == 5)
    #expect(patch.removedCount == 2)
  }

  @Test func `New lines have their numbers in the new file`() {
    #expect(Patch(Self.text).files.map(\.addedLines) == [[2, 3, 12], [1, 2], []])
  }

  @Test func `Neither documents nor where lines stand matter for what is built`() {
    let built = Patch.whatIsBuilt(Self.text)
    #expect(!built.contains("index "))
    #expect(!built.contains("Old.md"))
    #expect(built.contains("\n@@\n one\n-two\n"))
    let moved = Self.text.replacing(
      "@@ -10 +11,2 @@ func last()", with: "@@ -20 +21,2 @@ func other()")
    #expect(moved != Self.text)
    #expect(Patch.whatIsBuilt(moved) == built)
    #expect(Patch.whatIsBuilt(Self.text.replacing("+eleven", with: "+twelve")) != built)
  }
}
