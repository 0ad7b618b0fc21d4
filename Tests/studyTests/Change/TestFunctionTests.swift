import Testing

@testable import study

@Suite struct TestFunctionTests {
  private static let text = """
    import Testing

    struct ListTests {
      @Test func title() {
        #expect(row.title == "one")
      }

      @Test func rows() { #expect(rows.isEmpty) }

      @Test(arguments: [1, 2])
      func press(key: Int) {
        if key == 1 {
          press()
        }
      }

      private let row = Row()
    }

    """

  @Test func `Functions whose text isn't there any more have changed`() {
    let new = Self.text
      .replacing("rows.isEmpty", with: "rows.count == 1").replacing("key == 1", with: "key == 2")
    #expect(TestFunctions(Self.text).changedCount(in: new) == 2)
    #expect(TestFunctions(Self.text).changedCount(in: "") == 3)
  }

  @Test func `Functions that only moved haven't changed`() {
    let moved = "\n\n" + Self.text.replacing("private let row = Row()\n", with: "")
    #expect(TestFunctions(Self.text).changedCount(in: moved) == 0)
  }

  @Test func `A broken line takes its function along`() {
    let (text, count) = TestFunctions(Self.text).without([8, 13])
    #expect(count == 2)
    #expect(
      text == """
        import Testing

        struct ListTests {
          @Test func title() {
            #expect(row.title == "one")
          }



          private let row = Row()
        }

        """)
  }

  @Test func `A broken line outside of functions takes the whole file along`() {
    let (text, count) = TestFunctions(Self.text).without([5, 17])
    #expect(count == 3)
    #expect(text == "// Nothing of it compiles.\n")
  }
}
