import HostileSupport
import SeededNumbers

/// The chunks of a PNG file, changed one at a time; their checksums are correct in the end.
struct PartMutation {
  private(set) var file: PNGBytes
  private var rows: [UInt8]

  init(_ sample: PNGSample, _ chance: inout SeededGenerator) {
    rows = sample.rows
    file = sample.file
    // Half of the files get random differences, so that every row filter is undone.
    if chance.oneIn(2) {
      rows = rows.map { _ in UInt8(chance.below(chance.oneIn(50) ? 256 : 5)) }
      file = sample.file(pixels: PNGSample.deflated(rows))
    }
  }

  mutating func change(_ chance: inout SeededGenerator) {
    switch chance.below(8) {
    case 0: changeSize(&chance)
    case 1: changeHeader(&chance)
    case 2: changeRows(&chance)
    case 3: changeOrder(&chance)
    case 4: changePieces(&chance)
    case 5: changeColors(&chance)
    default: changeData(&chance)
    }
  }

  private mutating func changeSize(_ chance: inout SeededGenerator) {
    guard let header = file.chunks.firstIndex(where: { $0.name == "IHDR" && $0.data.count > 7 })
    else { return }
    let sizes = [
      0, 1, 2, 7, 8, 9, 41, 255, 256, 65_535, 65_536, 1_000_000, 1_000_001, 1 << 29, 1 << 31 - 1,
      1 << 31, 1 << 32 - 1,
    ]
    let place = 4 * chance.below(2)
    let size = PNGBytes.number(chance.pick(sizes))
    file.chunks[header].data.replaceSubrange(place..<place + 4, with: size)
  }

  /// The bit depth, the colour type, the methods or the interlacing.
  private mutating func changeHeader(_ chance: inout SeededGenerator) {
    guard let header = file.chunks.firstIndex(where: { $0.name == "IHDR" && $0.data.count == 13 })
    else { return }
    let values: [UInt8] = [0, 1, 2, 3, 4, 6, 8, 16]
    file.chunks[header].data[chance.pick([8, 9, 12, 8, 9, 12, 10, 11])] = chance.pick(values)
  }

  /// Other rows, fewer or more of them, correctly compressed.
  private mutating func changeRows(_ chance: inout SeededGenerator) {
    switch chance.below(4) {
    case 0: rows.removeLast(chance.below(rows.count + 1))
    case 1: rows += [UInt8](repeating: 0, count: chance.pick([1, 100, 100_000]))
    default:
      for _ in 0..<chance.number(in: 1...8) where !rows.isEmpty {
        rows[chance.below(rows.count)] = UInt8(chance.below(256))
      }
    }
    file = file.replacing("IDAT", with: PNGSample.deflated(rows))
  }

  private mutating func changeOrder(_ chance: inout SeededGenerator) {
    guard !file.chunks.isEmpty else { return }
    let (one, other) = (chance.below(file.chunks.count), chance.below(file.chunks.count))
    switch chance.below(4) {
    case 0: file.chunks.swapAt(one, other)
    case 1: file.chunks.insert(file.chunks[one], at: other)
    case 2: file.chunks.remove(at: one)
    default:
      let names = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "teXt", "CGBI", "a\u{1}b1", "    "]
      file.chunks[one].name = chance.pick(names)
    }
  }

  /// The pixels in several chunks, some of them empty, some after another chunk.
  private mutating func changePieces(_ chance: inout SeededGenerator) {
    guard let place = file.chunks.firstIndex(where: { $0.name == "IDAT" }) else { return }
    let data = file.chunks[place].data
    let cut = chance.below(data.count + 1)
    var pieces = [("IDAT", Array(data[..<cut])), ("IDAT", []), ("IDAT", Array(data[cut...]))]
    if chance.oneIn(3) { pieces.insert(("teXt", [1]), at: chance.below(4)) }
    file.chunks.replaceSubrange(place...place, with: pieces)
  }

  private mutating func changeColors(_ chance: inout SeededGenerator) {
    let name = chance.oneIn(2) ? "PLTE" : "tRNS"
    let counts = [0, 1, 2, 3, 5, 6, 7, 48, 255, 256, 768, 769, 771]
    let data = (0..<chance.pick(counts)).map { _ in UInt8(truncatingIfNeeded: chance.next()) }
    if file.chunks.contains(where: { $0.name == name }) {
      file = file.replacing(name, with: data)
    } else {
      file = file.inserting(name, data, at: chance.below(file.chunks.count + 1))
    }
  }

  /// Any byte of any chunk, including the zlib stream.
  private mutating func changeData(_ chance: inout SeededGenerator) {
    guard !file.chunks.isEmpty else { return }
    let part = chance.below(file.chunks.count)
    var data = file.chunks[part].data
    guard !data.isEmpty else { return }
    let place = chance.below(data.count)
    switch chance.below(4) {
    case 0: data[place] ^= 1 << UInt8(chance.below(8))
    case 1: data[place] = chance.pick([0, 1, 127, 128, 255])
    case 2: data.removeLast(data.count - place)
    default: data.insert(UInt8(chance.below(256)), at: place)
    }
    file.chunks[part].data = data
  }
}
