import SeededNumbers
import Testing

@testable import Shared

@Suite("Filters of pictures")
struct PictureFilterTests {
  /// Black, white, middle grey, red, green and blue, each pixel with a different alpha.
  private static let colors: [[UInt8]] = [
    [0, 0, 0], [255, 255, 255], [128, 128, 128], [255, 0, 0], [0, 255, 0], [0, 0, 255],
  ]

  private func filtered(_ colors: [[UInt8]], _ filter: PictureFilter) async throws -> [[UInt8]] {
    let rgba = colors.enumerated().flatMap { $1 + [UInt8(40 * $0)] }
    let picture = try #require(Bitmap(width: colors.count, height: 1, rgba: rgba))
    let result = try await StandardPictureProcessor().apply(filter, to: picture)
    #expect(result.width == colors.count && result.height == 1)
    return colors.indices.map { index in
      #expect(result.rgba[4 * index + 3] == UInt8(40 * index))
      return Array(result.rgba[4 * index..<4 * index + 3])
    }
  }

  @Test(arguments: zip(PictureFilter.allCases, HandComputedFilters.all))
  func `A filter does what its definition says`(
    filter: PictureFilter, expected: [[UInt8]]
  ) async throws {
    let result = try await filtered(Self.colors, filter)
    #expect(result == expected)
  }

  @Test func `The original is the picture itself`() async throws {
    var noise = SeededGenerator(seed: 1)
    let picture = try noise.picture(width: 20, height: 10)
    #expect(try await StandardPictureProcessor().apply(.original, to: picture) == picture)
  }

  @Test func `The negative of the negative is the picture`() async throws {
    var noise = SeededGenerator(seed: 2)
    let picture = try noise.picture(width: 20, height: 10)
    let processor = StandardPictureProcessor()
    let negative = try await processor.apply(.invert, to: picture)
    #expect(negative != picture)
    #expect(try await processor.apply(.invert, to: negative) == picture)
  }

  @Test(arguments: [PictureFilter.original, .mono, .noir, .chrome, .fade, .invert])
  func `Greys stay grey`(filter: PictureFilter) async throws {
    let greys = (0...255).map { [UInt8](repeating: UInt8($0), count: 3) }
    for start in stride(from: 0, to: 256, by: 4) {
      for color in try await filtered(Array(greys[start..<start + 4]), filter) {
        #expect(Set(color).count == 1)
      }
    }
  }

  @Test(arguments: [PictureFilter.mono, .noir])
  func `Grey filters leave no colour`(filter: PictureFilter) async throws {
    var noise = SeededGenerator(seed: 3)
    let colors = (0..<6).map { _ in noise.bytes(3) }
    for color in try await filtered(colors, filter) { #expect(Set(color).count == 1) }
  }

  @Test func `A picture of many batches is filtered whole`() async throws {
    var noise = SeededGenerator(seed: 4)
    let picture = try noise.picture(width: 333, height: 211)
    let negative = try await StandardPictureProcessor().apply(.invert, to: picture)
    let expected = picture.rgba.enumerated().map { $0 % 4 == 3 ? $1 : 255 - $1 }
    #expect(negative.rgba == expected)
  }

  @Test(arguments: PictureFilter.allCases)
  func `Cancelled work is given up`(filter: PictureFilter) async throws {
    var noise = SeededGenerator(seed: 5)
    let picture = try noise.picture(width: 4, height: 4)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await StandardPictureProcessor().apply(filter, to: picture)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `Work is given up between batches`() throws {
    var noise = SeededGenerator(seed: 6)
    let picture = try noise.picture(width: 300, height: 200)
    var questions = 0
    let result = ColorTransform(.luma).apply(to: picture) {
      questions += 1
      return questions == 2
    }
    #expect(result == nil)
    #expect(questions == 2)
  }
}
