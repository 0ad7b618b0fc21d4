import CZlib

/// Decompresses a zlib stream that is stored in pieces, as much at a time as is requested.
final class Inflater {
  /// The maximum input at a time; it only has to fit into zlib's 32 bits.
  private static let mostAtATime = 1 << 30
  /// The maximum number of bytes that one byte can expand to: two bits can copy 258.
  static let mostPerByte = 1032

  // zlib's internal state points back to it, so it mustn't move.
  private let stream: UnsafeMutablePointer<z_stream>
  private var pieces: ArraySlice<UnsafeBufferPointer<UInt8>>
  private var isAtEnd = false

  /// Takes the pieces, each under 2^32 bytes, which must outlive it.
  init(_ pieces: [UnsafeBufferPointer<UInt8>]) throws(PNGError) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    self.pieces = pieces[...]
    guard czlib_inflate_init(stream) == Z_OK else { throw .outOfMemory }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Fills the output completely.
  func fill(_ output: UnsafeMutableBufferPointer<UInt8>) throws(PNGError) {
    guard try read(output) == output.count else { throw .missingPixels }
  }

  /// Throws unless both the stream and the pieces end here.
  func finish() throws(PNGError) {
    let surplus = try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1) {
      (byte) throws(PNGError) in try read(byte)
    }
    guard surplus == 0, stream.pointee.avail_in == 0, pieces.allSatisfy(\.isEmpty) else {
      throw .surplusPixels
    }
  }

  /// Returns the number of bytes read, which is less than there is room for only at the end.
  private func read(_ output: UnsafeMutableBufferPointer<UInt8>) throws(PNGError) -> Int {
    var count = 0
    while count < output.count, !isAtEnd {
      if stream.pointee.avail_in == 0, let piece = pieces.popFirst() {
        stream.pointee.next_in = UnsafeMutablePointer(mutating: piece.baseAddress)
        stream.pointee.avail_in = uInt(piece.count)
      }
      let room = min(output.count - count, Self.mostAtATime)
      stream.pointee.next_out = output.baseAddress.map { $0 + count }
      stream.pointee.avail_out = uInt(room)
      let code = inflate(stream, Z_NO_FLUSH)
      count += room - Int(stream.pointee.avail_out)
      switch code {
      case Z_OK: continue
      case Z_STREAM_END: isAtEnd = true
      case Z_BUF_ERROR where !pieces.isEmpty: continue
      case Z_BUF_ERROR: throw .missingPixels
      case Z_MEM_ERROR: throw .outOfMemory
      default: throw .damagedPixels
      }
    }
    return count
  }
}
