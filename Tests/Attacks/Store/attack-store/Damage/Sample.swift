import Shared

/// A real file, with and without a log beside it.
struct Sample {
  let file: [UInt8]
  let log: [UInt8]?
  /// What was there after each change whose trace can be in the log, oldest first.
  let history: [Set<Row>]

  static func all(seed: UInt64) throws -> [Sample] {
    [try Sample(seed: seed, logged: 0), try Sample(seed: seed, logged: 25)]
  }

  /// Makes a file, and changes it so many times while it is open.
  private init(seed: UInt64, logged: Int) throws {
    let folder = try AttackFolder()
    var generator = ChangeGenerator(name: "todo", seed: seed)
    try Subject(path: folder.file).apply((0..<80).map { _ in generator.next() })
    var history = [Set(generator.rows)]
    let subject = try Subject(path: folder.file, rows: generator.rows)
    for _ in 0..<logged {
      try subject.apply(generator.next())
      history.append(Set(generator.rows))
    }
    guard let file = folder.bytes() else { throw Violation("there is no file") }
    self.file = file
    log = folder.log
    self.history = history
  }
}
