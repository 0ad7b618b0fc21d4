/// Values by their keys in a file, which count for nothing when somebody else found them out.
package struct PackedTable<Value: Packable> {
  private let file: CacheFile
  /// Nil when it cannot be told who finds them out; nothing is kept then.
  private let origin: String?

  package init(path: String, origin: String?) {
    file = CacheFile(path: path)
    self.origin = origin
  }

  package func read() -> [String: Value] {
    guard let origin, let bytes = file.read() else { return [:] }
    var unpacker = Unpacker(bytes)
    guard (try? unpacker.text()) == origin else { return [:] }
    let rows = (try? Array<Row>(from: &unpacker)) ?? []
    return Dictionary(rows.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// What cannot be written is left out.
  package func write(_ values: [String: Value]) {
    guard let origin else { return }
    var packer = Packer()
    packer.add(origin)
    values.map { Row(key: $0, value: $1) }.pack(into: &packer)
    file.write(packer.bytes)
  }

  private struct Row: Packable {
    let key: String
    let value: Value

    init(key: String, value: Value) {
      self.key = key
      self.value = value
    }

    func pack(into packer: inout Packer) {
      key.pack(into: &packer)
      value.pack(into: &packer)
    }

    init(from unpacker: inout Unpacker) throws(Damage) {
      key = try String(from: &unpacker)
      value = try Value(from: &unpacker)
    }
  }
}
