import Testing

@testable import Shared

@Suite("Errors in PNG")
struct PNGErrorTests {
  @Test(
    arguments: [
      (.notPNG, "It isn't a PNG picture."),
      (.truncated, "The picture is cut short."),
      (.tooLarge(width: 9, height: 8), "The picture is too large (9 × 8 pixels)."),
      (.damagedChunk("IDAT"), "The picture is damaged: the checksum of “IDAT” is wrong."),
      (.invalidChunk("PLTE"), "The picture is damaged: “PLTE” makes no sense."),
      (.misplacedChunk("tRNS"), "The picture is damaged: “tRNS” is in the wrong place."),
      (.missingChunk("IHDR"), "The picture is damaged: “IHDR” is missing."),
      (.unknownChunk("CgBI"), "The picture needs “CgBI”, which isn't known."),
      (.trailingBytes(3), "The picture is damaged: 3 bytes follow its end."),
      (.damagedPixels, "The picture is damaged: its pixels can't be unpacked."),
      (.missingPixels, "The picture is damaged: it has too few pixels."),
      (.surplusPixels, "The picture is damaged: it has too many pixels."),
      (.unknownRowFilter(5), "The picture is damaged: there is no row filter 5."),
      (.missingColor(7), "The picture is damaged: its palette has no color 7."),
      (.outOfMemory, "There isn't enough memory for the picture."),
      (.cancelled, "It was cancelled."),
    ] as [(PNGError, String)])
  func `An error says in one line what was wrong`(error: PNGError, text: String) {
    #expect("\(error)" == text)
    #expect(text.split(whereSeparator: \.isNewline).count == 1)
  }
}
