import HostileSupport
import Testing

@testable import Shared

@Suite("The order of PNG chunks")
struct PNGChunkOrderTests {
  private let grey = PNGKind(colorType: 0, depth: 8, isInterlaced: false)
    .sample(width: 2, height: 2).file
  private let color = PNGKind(colorType: 2, depth: 8, isInterlaced: false)
    .sample(width: 2, height: 2).file
  private let indexed = PNGKind(colorType: 3, depth: 2, isInterlaced: false)
    .sample(width: 2, height: 2).file

  @Test("A missing chunk is named", arguments: ["IHDR", "PLTE", "IDAT"])
  func missingChunkNamed(name: String) {
    #expect(indexed.removing(name).error == .missingChunk(name))
  }

  @Test("Without its end, a file is cut short")
  func withoutEndFile() {
    #expect(grey.removing("IEND").error == .truncated)
    #expect(PNGBytes().error == .truncated)
  }

  @Test("The header comes once and first")
  func headerComesOnce() {
    #expect(grey.inserting("teXt", at: 0).error == .missingChunk("IHDR"))
    let header = grey.chunks[0].data
    #expect(grey.inserting("IHDR", header, at: 1).error == .misplacedChunk("IHDR"))
  }

  @Test("The palette comes once and before the pixels")
  func paletteComesOnce() {
    #expect(indexed.inserting("PLTE", [1, 2, 3], at: 2).error == .misplacedChunk("PLTE"))
    #expect(color.inserting("PLTE", [1, 2, 3], at: 2).error == .misplacedChunk("PLTE"))
    let late = color.inserting("tRNS", [0, 1, 0, 2, 0, 3], at: 1).inserting(
      "PLTE", [1, 2, 3], at: 2)
    #expect(late.error == .misplacedChunk("PLTE"))
  }

  @Test("Transparency comes once and between palette and pixels")
  func transparencyComesOnce() {
    #expect(indexed.inserting("tRNS", [0], at: 1).error == .misplacedChunk("tRNS"))
    #expect(indexed.inserting("tRNS", [0], at: 3).error == .misplacedChunk("tRNS"))
    let twice = indexed.inserting("tRNS", [0], at: 2).inserting("tRNS", [0], at: 2)
    #expect(twice.error == .misplacedChunk("tRNS"))
  }

  @Test("Nothing comes between the pixels")
  func nothingComesBetween() {
    let split = grey.inserting("teXt", at: 2).inserting("IDAT", at: 3)
    #expect(split.error == .misplacedChunk("IDAT"))
  }

  @Test(
    "A palette has whole colours and as many as the depth allows",
    arguments: [[], [1], [1, 2], [1, 2, 3, 4], [UInt8](repeating: 0, count: 15)])
  func paletteWholeColours(palette: [UInt8]) {
    #expect(indexed.replacing("PLTE", with: palette).error == .invalidChunk("PLTE"))
  }

  @Test("Only colours have a palette")
  func coloursPalette() {
    #expect(grey.inserting("PLTE", [1, 2, 3], at: 1).error == .invalidChunk("PLTE"))
    let large = [UInt8](repeating: 0, count: 3 * 257)
    #expect(color.inserting("PLTE", large, at: 1).error == .invalidChunk("PLTE"))
    #expect(color.inserting("PLTE", large.dropLast(3), at: 1).error == nil)
  }

  @Test("Transparency is of the right size")
  func transparencyRightSize() {
    #expect(grey.inserting("tRNS", [0], at: 1).error == .invalidChunk("tRNS"))
    #expect(color.inserting("tRNS", [0, 0], at: 1).error == .invalidChunk("tRNS"))
    #expect(indexed.inserting("tRNS", [], at: 2).error == .invalidChunk("tRNS"))
    #expect(indexed.inserting("tRNS", [1, 2, 3, 4, 5], at: 2).error == .invalidChunk("tRNS"))
    let alpha = PNGKind(colorType: 4, depth: 8, isInterlaced: false).sample(width: 1, height: 1)
    #expect(alpha.file.inserting("tRNS", [0, 0], at: 1).error == .invalidChunk("tRNS"))
  }

  @Test("The end holds nothing")
  func endHoldsNothing() {
    #expect(grey.replacing("IEND", with: [0]).error == .invalidChunk("IEND"))
  }

  @Test("An unknown chunk that is needed is named")
  func unknownChunkNeeded() {
    #expect(grey.inserting("CgBI", at: 1).error == .unknownChunk("CgBI"))
  }

  @Test("Names are letters")
  func namesLetters() {
    #expect(grey.inserting("a1\n-", at: 1).error == .invalidChunk("a???"))
  }
}
