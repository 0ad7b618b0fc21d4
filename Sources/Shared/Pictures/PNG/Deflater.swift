import CZlib

/// Deflates bytes into a zlib stream, as much at a time as there is.
final class Deflater {
  private static let bufferSize = 65_536

  // zlib's own state points back to it: it must stay where it is.
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

  /// Takes fewer than 2^32 bytes, and adds what came of them and of earlier ones to the output.
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
      // With memory granted and room to write it can't fail.
      _ = CZlib.deflate(stream, flush)
      let count = buffer.count - Int(stream.pointee.avail_out)
      // Copied as a whole: what drops or slices here goes through the buffer byte by byte.
      output += UnsafeBufferPointer(rebasing: buffer[..<count])
    } while stream.pointee.avail_out == 0
  }
}
