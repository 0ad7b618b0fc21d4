import HostileSupport
import Testing

@testable import Shared

@Suite("The format of a picture")
struct PictureFormatTests {
  @Test(
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE0], "JPEG"),
      (Array("GIF87a".utf8), "GIF"),
      (Array("GIF89a…".utf8), "GIF"),
      (Array("BM".utf8) + [0, 0], "BMP"),
      (Array("RIFF\0\0\0\0WEBPVP8 ".utf8), "WebP"),
      (Array("\0\0\0 ftypavif".utf8), "AVIF"),
      (Array("\0\0\0 ftypavis".utf8), "AVIF"),
      (Array("\0\0\0 ftypheic".utf8), "HEIC"),
      (Array("\0\0\0 ftypmif1\0\0\0\0".utf8), "HEIC"),
      (Array("<svg/>".utf8), "SVG"),
      (Array("\u{FEFF} \n<svg width='1'>".utf8), "SVG"),
      (Array("<?xml version='1.0'?>\n<svg>".utf8), "SVG"),
      (Array("<!-- a cat --><svg>".utf8), "SVG"),
      (Array("<!DOCTYPE svg PUBLIC ''><svg>".utf8), "SVG"),
    ] as [([UInt8], String)])
  func `A format is recognised by its start`(bytes: [UInt8], name: String) {
    #expect(PictureFormat.name(of: bytes) == name)
  }

  @Test(
    arguments: [
      [], [0xFF], [0xFF, 0xD8], PNGBytes.signature, Array("GIF88a".utf8), Array("B".utf8),
      Array("RIFF\0\0\0\0WAVE".utf8), Array("RIFF".utf8), Array("RIFF\0\0\0\0WEB".utf8),
      Array("\0\0\0 ftypisom".utf8), Array("\0\0\0 ftyp".utf8), Array("\0\0\0 ftypav".utf8),
      Array("<html><svg/></html>".utf8), Array("<?xml version='1.0'?><note/>".utf8),
      Array("text <svg>".utf8), [0xC3, 0x28, 0xFF],
    ] as [[UInt8]])
  func `Anything else has no name`(bytes: [UInt8]) {
    #expect(PictureFormat.name(of: bytes) == nil)
  }

  @Test func `A drawing is looked for at the start only`() {
    let start = "<?xml version='1.0'?>"
    let text = start + String(repeating: " ", count: 1024 - start.count - 4) + "<svg>"
    #expect(PictureFormat.name(of: Array(text.utf8)) == "SVG")
    #expect(PictureFormat.name(of: Array((start + " " + text.dropFirst(start.count)).utf8)) == nil)
  }
}
