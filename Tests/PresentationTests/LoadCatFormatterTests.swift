import Presentation
import Shared
import TestSupport
import Testing

@Suite("The cat loader's words")
struct LoadCatFormatterTests {
  private static let captions: [(CatError, String)] = [
    (.unreachable, "Couldn't reach the cat service."),
    (.timedOut, "The cat service took too long."),
    (.status(503), "The cat service answered 503."),
    (.unreadable, "The cat service sent something unreadable."),
    (.tooLarge, "That picture is too large."),
    (.unsupportedFormat(nil), "That picture format isn't supported."),
    (.unsupportedFormat("JPEG"), "That picture format isn't supported. It is JPEG."),
    (.cancelled, "Cancelled."),
  ]

  @Test(arguments: captions)
  func `Every failure has its caption`(of error: CatError, _ caption: String) {
    #expect(LoadCatFormatter().caption(of: error) == caption)
  }

  @Test func `A picture keeps its pixels`() throws {
    let picture = CatPicture(try .grey(7))
    #expect(picture.width == 1)
    #expect(picture.height == 1)
    #expect(picture.rgba == [7, 7, 7, 255])
  }
}
