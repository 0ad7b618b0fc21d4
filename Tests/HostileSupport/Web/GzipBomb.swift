/// A gzip stream of very many zeros that never ends.
package enum GzipBomb {
  package static func bytes(of count: Int) -> [UInt8] {
    // The header of the file, then of a block with the fixed Huffman codes, then one zero. Each
    // repetition says “258 more of what was last”: thirteen bits of which eight make thirteen bytes.
    let start = bits("010" + "00110000")
    let repetition = bits("11000101" + "00000")
    var bits = start
    bits.reserveCapacity(count / 258 * 13 + 32)
    for _ in 0..<count / 258 { bits.append(contentsOf: repetition) }
    let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    return stride(from: 0, to: bits.count - 7, by: 8).reduce(into: header) { bytes, start in
      bytes.append((0..<8).reduce(0) { $0 | bits[start + $1] << UInt8($1) })
    }
  }

  private static func bits(_ text: String) -> [UInt8] {
    text.utf8.map { $0 - 48 }
  }
}
