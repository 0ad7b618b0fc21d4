import Foundation
import SeededNumbers
import Shared

/// Kills processes at random moments while they change one file.
struct KillAttack {
  struct Result: Equatable {
    var kills = 0
    /// The kills of processes that had at least one acknowledged change.
    var whileWriting = 0
    var acknowledged = 0
    /// The kills after which the file had a change that hadn't been acknowledged yet.
    var unsaid = 0
  }

  /// A killed writer, and the number of changes that it acknowledged.
  private struct Casualty {
    let writer: Writer
    let acknowledged: Int
  }

  private let program: URL
  private var numbers: SeededGenerator
  private var made = 0
  private(set) var result = Result()

  init(program: URL, seed: UInt64) {
    self.program = program
    numbers = SeededGenerator(seed: seed)
  }

  mutating func run(kills: Int, progress: (Int) -> Void) throws {
    while result.kills < kills {
      let folder = try AttackFolder()
      // The todos of writers from earlier rounds, which nothing changes any more.
      var settled: [String: Set<Row>] = [:]
      for _ in 0..<8 where result.kills < kills {
        let casualties = try killWriters(of: folder.file, atMost: kills - result.kills)
        try check(folder.file, casualties, &settled)
        progress(result.kills)
      }
    }
  }

  private mutating func killWriters(of path: String, atMost limit: Int) throws -> [Casualty] {
    let writers = (0..<min(limit, Int.random(in: 2...4, using: &numbers))).map { _ in
      made += 1
      return Writer(path: path, name: "w\(made)", seed: numbers.next())
    }
    let running = try writers.map { try RunningWriter($0, program: program) }
    return try running.map { writer in
      // A quarter are killed before or while they open or create the file.
      let isEarly = Int.random(in: 0..<4, using: &numbers) == 0
      let changes = isEarly ? 0 : Int.random(in: 1...60, using: &numbers)
      let pause = UInt32.random(in: 0...(isEarly ? 30_000 : 2000), using: &numbers)
      let count = try writer.kill(after: changes, microseconds: pause)
      result.kills += 1
      result.acknowledged += count
      if count > 0 { result.whileWriting += 1 }
      return Casualty(writer: writer.writer, acknowledged: count)
    }
  }

  /// Each writer's todos must be those after its last acknowledged change, or after the next one.
  private mutating func check(
    _ path: String, _ casualties: [Casualty], _ settled: inout [String: Set<Row>]
  ) throws {
    let found = Dictionary(grouping: try SQLiteTodoStore(path: path).todos().map(Row.init)) {
      String($0.title.prefix { $0 != " " })
    }.mapValues(Set.init)
    for (name, rows) in settled where found[name, default: []] != rows {
      throw Violation("\(name), killed in an earlier round, no longer has \(rows.summary)")
    }
    for casualty in casualties {
      let (writer, count) = (casualty.writer, casualty.acknowledged)
      let rows = found[writer.name, default: []]
      func expected(_ count: Int) -> Set<Row> {
        ChangeGenerator.rows(name: writer.name, seed: writer.seed, after: count)
      }
      if rows != expected(count) {
        guard rows == expected(count + 1) else {
          throw Violation(
            """
            \(writer.name), killed after \(count) changes, has \(rows.summary) \
            instead of \(expected(count).summary)
            """)
        }
        result.unsaid += 1
      }
      settled[writer.name] = rows
    }
    guard Set(found.keys).isSubset(of: settled.keys) else { throw Violation("todos of no writer") }
    try OtherProgram.checkIntegrity(path)
  }
}
