import Foundation
import Shared

/// A process that changes a file until it is killed, and acknowledges each change.
struct Writer {
  /// The first word of a writer's command line; path, name and seed follow.
  static let word = "writer"

  let path: String
  let name: String
  let seed: UInt64

  init(path: String, name: String, seed: UInt64) {
    self.path = path
    self.name = name
    self.seed = seed
  }

  init?(words: [String]) {
    guard words.count == 4, words[0] == Self.word, let seed = UInt64(words[3]) else { return nil }
    self.init(path: words[1], name: words[2], seed: seed)
  }

  var words: [String] { [Self.word, path, name, "\(seed)"] }

  /// Returns only with an error; a hanging writer is ended by its alarm.
  func run() throws {
    alarm(300)
    let subject = try patiently { try Subject(path: path, sharing: name) }
    var generator = ChangeGenerator(name: name, seed: seed)
    var made = 0
    while true {
      let change = generator.next()
      try patiently { try subject.apply(change) }
      try FileHandle.standardOutput.write(contentsOf: [UInt8(ascii: ".")])
      made += 1
      if made % 16 == 0 { try patiently { try subject.checkMemory() } }
    }
  }

  /// Retries while other programs are faster, as the error message advises.
  private func patiently<Value>(_ body: () throws -> Value) throws -> Value {
    while true {
      do {
        return try body()
      } catch TodoStoreError.busy {}
    }
  }
}
