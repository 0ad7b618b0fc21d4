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

  @Test(arguments: ["IHDR", "PLTE", "IDAT"])
  func `A missing chunk is named`(name: String) {
    #expect(indexed.removing(name).error == .missingChunk(name))
  }

  @Test func `Without its end, a file is cut short`() {
    #expect(grey.removing("IEND").error == .truncated)
    #expect(PNGBytes().error == .truncated)
  }

  @Test func `The header comes once and first`() {
    #expect(grey.inserting("teXt", at: 0).error == .missingChunk("IHDR"))
    let header = grey.chunks[0].data
    #expect(grey.inserting("IHDR", header, at: 1).error == .misplacedChunk("IHDR"))
  }

  @Test func `The palette comes once and before the pixels`() {
    #expect(indexed.inserting("PLTE", [1, 2, 3], at: 2).error == .misplacedChunk("PLTE"))
    #expect(color.inserting("PLTE", [1, 2, 3], at: 2).error == .misplacedChunk("PLTE"))
    let late = color.inserting("tRNS", [0, 1, 0, 2, 0, 3], at: 1).inserting(
      "PLTE", [1, 2, 3], at: 2)
    #expect(late.error == .misplacedChunk("PLTE"))
  }

  @Test func `Transparency comes once and between palette and pixels`() {
    #expect(indexed.inserting("tRNS", [0], at: 1).error == .misplacedChunk("tRNS"))
    #expect(indexed.inserting("tRNS", [0], at: 3).error == .misplacedChunk("tRNS"))
    let twice = indexed.inserting("tRNS", [0], at: 2).inserting("tRNS", [0], at: 2)
    #expect(twice.error == .misplacedChunk("tRNS"))
  }

  @Test func `Nothing comes between the pixels`() {
    let split = grey.inserting("teXt", at: 2).inserting("IDAT", at: 3)
    #expect(split.error == .misplacedChunk("IDAT"))
  }

  @Test(arguments: [[], [1], [1, 2], [1, 2, 3, 4], [UInt8](repeating: 0, count: 15)])
  func `A palette has whole colours and as many as the depth allows`(palette: [UInt8]) {
    #expect(indexed.replacing("PLTE", with: palette).error == .invalidChunk("PLTE"))
  }

  @Test func `Only colours have a palette`() {
    #expect(grey.inserting("PLTE", [1, 2, 3], at: 1).error == .invalidChunk("PLTE"))
    let large = [UInt8](repeating: 0, count: 3 * 257)
    #expect(color.inserting("PLTE", large, at: 1).error == .invalidChunk("PLTE"))
    #expect(color.inserting("PLTE", large.dropLast(3), at: 1).error == nil)
  }

  @Test func `Transparency is of the right size`() {
    #expect(grey.inserting("tRNS", [0], at: 1).error == .invalidChunk("tRNS"))
    #expect(color.inserting("tRNS", [0, 0], at: 1).error == .invalidChunk("tRNS"))
    #expect(indexed.inserting("tRNS", [], at: 2).error == .invalidChunk("tRNS"))
    #expect(indexed.inserting("tRNS", [1, 2, 3, 4, 5], at: 2).error == .invalidChunk("tRNS"))
    let alpha = PNGKind(colorType: 4, depth: 8, isInterlaced: false).sample(width: 1, height: 1)
    #expect(alpha.file.inserting("tRNS", [0, 0], at: 1).error == .invalidChunk("tRNS"))
  }

  @Test func `The end holds nothing`() {
    #expect(grey.replacing("IEND", with: [0]).error == .invalidChunk("IEND"))
  }

  @Test func `An unknown chunk that is needed is named`() {
    #expect(grey.inserting("CgBI", at: 1).error == .unknownChunk("CgBI"))
  }

  @Test func `Names are letters`() {
    #expect(grey.inserting("a1\n-", at: 1).error == .invalidChunk("a???"))
  }
}
