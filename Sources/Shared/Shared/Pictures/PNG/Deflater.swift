import CZlib

/// Compresses bytes into a zlib stream, piece by piece.
final class Deflater {
  private static let bufferSize = 65_536

  // zlib's internal state points back to it, so it mustn't move.
  private let stream: UnsafeMutablePointer<z_stream>
  private let buffer: UnsafeMutableBufferPointer<UInt8>

  init() throws(PNGError) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    buffer = .allocate(capacity: Self.bufferSize)
    guard czlib_deflate_init(stream) == Z_OK else { throw .outOfMemory }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
    buffer.deallocate()
  }

  /// Takes fewer than 2^32 bytes, and appends the compressed bytes that are ready to the output.
  func deflate(_ input: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
    stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    stream.pointee.avail_in = uInt(input.count)
    run(Z_NO_FLUSH, into: &output)
  }

  /// Ends the stream.
  func finish(into output: inout [UInt8]) {
    run(Z_FINISH, into: &output)
  }

  private func run(_ flush: Int32, into output: inout [UInt8]) {
    repeat {
      stream.pointee.next_out = buffer.baseAddress
      stream.pointee.avail_out = uInt(buffer.count)
      // With its memory allocated and room in the buffer, it can't fail.
      _ = CZlib.deflate(stream, flush)
      let count = buffer.count - Int(stream.pointee.avail_out)
      // Copied in bulk: dropping or slicing here would go through the buffer byte by byte.
      output += UnsafeBufferPointer(rebasing: buffer[..<count])
    } while stream.pointee.avail_out == 0
  }
}
