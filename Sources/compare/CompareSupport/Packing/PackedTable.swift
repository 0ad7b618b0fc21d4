/// Values by key in a file, which are discarded if other programs produced them.
package struct PackedTable<Value: Packable> {
  private let file: CacheFile
  /// Identifies the programs that produce them; nil if that fails, and then nothing is kept.
  private let origin: String?

  package init(path: String, origin: String?) {
    file = CacheFile(path: path)
    self.origin = origin
  }

  package func read() -> [String: Value] {
    guard let origin, let bytes = file.read() else { return [:] }
    var unpacker = Unpacker(bytes)
    guard (try? String(from: &unpacker)) == origin,
      let keys = try? [String](from: &unpacker), let values = try? [Value](from: &unpacker)
    else { return [:] }
    return Dictionary(zip(keys, values)) { first, _ in first }
  }

  /// Write errors are ignored.
  package func write(_ values: [String: Value]) {
    guard let origin else { return }
    var packer = Packer()
    origin.pack(into: &packer)
    Array(values.keys).pack(into: &packer)
    Array(values.values).pack(into: &packer)
    file.write(packer.bytes)
  }
}
