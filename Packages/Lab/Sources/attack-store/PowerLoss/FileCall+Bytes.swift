extension [UInt8] {
  /// Changes the bytes as a call changes a file.
  mutating func apply(_ call: FileCall) {
    switch call {
    case .write(_, let offset, let written):
      if count < offset + written.count {
        append(contentsOf: repeatElement(0, count: offset + written.count - count))
      }
      replaceSubrange(offset..<offset + written.count, with: written)
    case .truncate(_, let length) where length < count: removeLast(count - length)
    case .truncate(_, let length):
      append(contentsOf: repeatElement(0, count: length - count))
    case .create, .sync, .link, .unlink, .lock: break
    }
  }
}

extension FileCall {
  /// The smallest unit that a disk writes.
  private static let sector = 512

  /// The pieces into which a write may be torn.
  var sectors: [FileCall] {
    guard case .write(let path, let offset, let bytes) = self else { return [self] }
    var pieces: [FileCall] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, ((offset + start) / Self.sector + 1) * Self.sector - offset)
      pieces.append(.write(path, at: offset + start, Array(bytes[start..<end])))
      start = end
    }
    return pieces
  }
}
