extension [UInt8] {
  /// Does to these bytes what a call does to a file's.
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
  /// The least that a disk writes.
  private static let sector = 512

  /// The pieces that a write may be torn into.
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
