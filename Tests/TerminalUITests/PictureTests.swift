import Testing

@testable import TerminalUI

@Suite("Pictures")
struct PictureTests {
  /// Columns in black, dark grey, light grey and white.
  private func stripes(width: Int, height: Int) throws -> Screen.Picture {
    let rgba = (0..<width * height).flatMap { index -> [UInt8] in
      let level = UInt8(index % width * 4 / width * 85)
      return [level, level, level, 255]
    }
    return try #require(Screen.Picture(width: width, height: height, rgba: rgba))
  }

  @Test func `It is drawn as shades`() throws {
    let picture = try stripes(width: 8, height: 8)
    let screen = Screen(title: "", content: [.picture(picture)])
    #expect(
      Window(screen).frame(Size(columns: 10, rows: 7)).trimmed == """
        [1 One]  2

          ░░▓▓██
          ░░▓▓██
          ░░▓▓██
          ░░▓▓██
        q Quit
        """)
  }

  @Test(arguments: [(8, 8, 8, 4), (4, 8, 4, 4), (8, 2, 10, 2), (100, 1, 10, 1), (1, 100, 1, 4)])
  func `It keeps its proportions`(width: Int, height: Int, columns: Int, rows: Int) throws {
    let picture = try stripes(width: width, height: height)
    let lines = PictureLayout(picture, size: Size(columns: 10, rows: 4)).lines
    #expect(lines.map(\.width) == Array(repeating: columns, count: rows))
  }

  @Test func `It is nothing without space`() throws {
    let picture = try stripes(width: 8, height: 8)
    #expect(PictureLayout(picture, size: Size(columns: 0, rows: 4)).lines.isEmpty)
    #expect(PictureLayout(picture, size: Size(columns: 4, rows: 0)).lines.isEmpty)
  }

  @Test func `Transparency is black`() throws {
    let picture = try #require(Screen.Picture(width: 1, height: 1, rgba: [255, 255, 255, 0]))
    let cells = PictureLayout(picture, size: Size(columns: 1, rows: 1)).lines.flatMap(\.cells)
    let black = RGB(red: 0, green: 0, blue: 0)
    #expect(cells == [Cell(" ", pixels: PixelPair(top: black, bottom: black))])
  }

  @Test func `Bytes must fill the pixels`() {
    #expect(Screen.Picture(width: 1, height: 1, rgba: [1, 2, 3]) == nil)
    #expect(Screen.Picture(width: 0, height: 0, rgba: []) == nil)
    #expect(Screen.Picture(width: .max, height: 2, rgba: [1, 2, 3, 4]) == nil)
  }
}
