import Foundation
import SeededNumbers

/// Damages one file of an index store at a time, and checks what `compare` makes of it.
struct RecordAttack {
  enum Outcome: String, CaseIterable, Sendable {
    case same = "the same result"
    case partial = "a partial result that names the file"
    case silent = "another result without a report"
    case failure = "no result"
  }

  /// What `compare` knew about the records when one was damaged.
  enum Knowledge: String, CaseIterable, Sendable {
    case sums = "read before"
    case nothing = "never read before"
  }

  /// What was damaged and how it ended, enough to see it again.
  struct Attempt: Sendable {
    let damage: Damage
    let file: String
    let outcomes: [Knowledge: Outcome]
  }

  private let bench: Bench
  /// The paths of units and records, sorted.
  private let files: [String]
  private let whole: [UInt8]
  private let store = "App/.build-compare/debug/index/store"
  private let words = [
    "App", "--index-store", "App/.build-compare/debug/index/store", "--format", "json",
  ]

  /// Builds a package to get its index, and measures it once.
  init(_ bench: Bench) throws {
    self.bench = bench
    try bench.write(
      "// swift-tools-version: 6.2\nimport PackageDescription\n\nlet package = Package(\n"
        + "  name: \"App\", targets: [.target(name: \"Shared\"),"
        + " .target(name: \"App\", dependencies: [\"Shared\"])])\n", to: "App/Package.swift")
    for (module, below) in [("Shared", ""), ("App", "import Shared\n")] {
      for number in 0..<6 {
        try bench.write(
          below + Self.source(number, in: module, below: below.isEmpty ? nil : "Shared"),
          to: "App/Sources/\(module)/\(module)\(number).swift")
      }
    }
    let build = try bench.start(["App", "--no-tests"])
    guard build.end(), build.outcome == "exit code 0" else {
      throw Unusable(reason: "`compare` itself doesn't work: \(build.outcome)")
    }
    let folder = "\(bench.folder)/\(store)/v5"
    files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.contains(".swift-") || $0.contains(".o-") }.map { "\(folder)/\($0)" }.sorted()
    let run = try bench.start(words)
    _ = run.end()
    whole = bench.bytes(of: "output") ?? []
    guard run.outcome == "exit code 0", !files.isEmpty else {
      throw Unusable(reason: "the result is partial before anything is damaged")
    }
  }

  /// Damages one file, runs `compare` and restores the file.
  func attempt(seed: UInt64) throws -> Attempt {
    var numbers = SeededGenerator(seed: seed)
    guard let file = files.randomElement(using: &numbers),
      let other = files.randomElement(using: &numbers)
    else { throw Unusable(reason: "there is no index") }
    let damage = Damage.random(using: &numbers)
    let url = URL(fileURLWithPath: file)
    let bytes = try Data(contentsOf: url)
    let sums = bench.bytes(of: Self.sums)
    defer {
      try? FileManager.default.removeItem(at: url)
      try? bytes.write(to: url)
      if let sums { try? bench.write(sums, to: Self.sums) }
    }
    try damage.spoil(file, other: other, using: &numbers)
    var outcomes: [Knowledge: Outcome] = [:]
    for knowledge in Knowledge.allCases {
      try? FileManager.default.removeItem(atPath: "\(bench.folder)/App/.build-compare/facts")
      if knowledge == .nothing {
        try? FileManager.default.removeItem(atPath: "\(bench.folder)/\(Self.sums)")
      }
      outcomes[knowledge] = try outcome(of: Self.source(of: url.lastPathComponent))
    }
    return Attempt(damage: damage, file: url.lastPathComponent, outcomes: outcomes)
  }

  private static let sums = "App/.build-compare/record-sums"

  /// The name of the source file to which a unit or a record belongs.
  private static func source(of name: String) -> String {
    name.components(separatedBy: ".swift")[0] + ".swift"
  }

  private func outcome(of source: String) throws -> Outcome {
    let run = try bench.start(words)
    guard run.end(), run.process.terminationReason == .exit else { return .failure }
    let output = bench.bytes(of: "output") ?? []
    switch run.process.terminationStatus {
    case 0: return output == whole ? .same : .silent
    case 3:
      let text = String(decoding: output, as: UTF8.self)
      let isNamed = text.split(separator: "\n").contains {
        $0.contains("measured by syntax alone") && $0.contains(source)
      }
      return isNamed ? .partial : .silent
    default: return .failure
    }
  }

  /// A file that refers to many declarations of the next file and of the module below.
  private static func source(_ number: Int, in module: String, below: String?) -> String {
    let (own, next) = ("\(module)\(number)", "\(module)\((number + 1) % 6)")
    let used = below.map { "\($0)\(number)" } ?? next
    return """
      public protocol \(own)Delegate: AnyObject {
        func \(own.lowercased())Did(change item: \(own)Item)
      }

      public enum \(own)State { case idle, loaded(\(own)Item), failed(reason: String) }

      public struct \(own)Item: Equatable {
        public var id: Int
        public var title: String
        public init(id: Int, title: String) {
          self.id = id
          self.title = title
        }
      }

      public final class \(own)Store {
        public weak var delegate: (any \(own)Delegate)?
        public private(set) var items: [\(own)Item] = []
        private var state = \(own)State.idle { didSet { tell() } }
        private var next: \(next)Store?
        private var used: [\(used)Item] = []

        public init() {}

        public func add(_ item: \(own)Item, after other: \(used)Item) {
          used.append(other)
          items.append(item)
          state = .loaded(item)
        }

        public func find(_ id: Int) -> \(next)Item? {
          guard case .loaded(let item) = state, item.id == id else { return next?.items.first }
          return next?.find(id).map { _ in \(next)Item(id: item.id, title: item.title) }
        }

        private func tell() {
          if let item = items.last { delegate?.\(own.lowercased())Did(change: item) }
        }
      }

      extension \(own)Store: \(next)Delegate {
        public func \(next.lowercased())Did(change item: \(next)Item) {
          state = .failed(reason: item.title)
        }
      }

      """
  }
}
