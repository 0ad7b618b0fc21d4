import Foundation
import ProgramSupport

/// Rewrites a tree in one way after the other, and compares what `compare` says.
struct Trial {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What came of one way.
  struct Outcome: Equatable, Sendable {
    let way: String
    let places: Int
    let verdicts: Int
    let changes: [String]
    /// Files that didn't compile when rewritten, and so stayed as they were.
    let left: [String]
  }

  let options: Options
  let tree: Tree
  private let caches: URL
  private let before: Verdicts
  private let files: [String: SourceText]
  private let facts: TreeFacts
  /// Files that can't be parsed as they are.
  private let broken: Set<String>

  init(_ options: Options, in workspace: URL) throws {
    self.options = options
    tree = try Tree(
      copying: URL(filePath: options.path, directoryHint: .isDirectory),
      to: workspace.appending(path: "tree"), parts: options.parts)
    caches = workspace.appending(path: "caches")
    broken = try Self.unparsable(Array(tree.texts.keys), in: tree.folder)
    let broken = broken
    files = tree.texts.filter { !broken.contains($0.key) }.compactMapValues { SourceText($0) }
    facts = TreeFacts(Array(files.values))
    before = try Self.verdicts(options, tree, caches).verdicts
  }

  func run(_ way: Way) throws -> Outcome {
    var left = Set<String>()
    defer { try? tree.write(tree.texts) }
    while true {
      let (texts, places) = try rewritten(way, apartFrom: left)
      try tree.write(texts)
      let wrong = try Self.unparsable(Array(texts.keys), in: tree.folder)
      if !wrong.isEmpty, left.count < texts.count {
        left.formUnion(wrong)
        try tree.write(tree.texts)
        continue
      }
      let (verdicts, faulty) = try Self.verdicts(options, tree, caches)
      if let faulty {
        try tree.write(tree.texts)
        if texts[faulty] != nil, left.insert(faulty).inserted { continue }
        // What was rewritten broke a file that wasn't, so nothing can be said of this way.
        let all = left.union(texts.keys).sorted()
        return Outcome(way: way.name, places: 0, verdicts: 0, changes: [], left: all)
      }
      let old = before.without(way.without)
      return Outcome(
        way: way.name, places: places, verdicts: old.all.count,
        changes: old.changes(to: verdicts.without(way.without)), left: left.sorted())
    }
  }

  /// The changed files, and how many places changed.
  private func rewritten(_ way: Way, apartFrom left: Set<String>) throws -> ([String: String], Int)
  {
    let files = files.filter { !left.contains($0.key) }
    switch way.rewriting {
    case .places(let places):
      var count = 0
      var texts: [String: String] = [:]
      for (name, file) in files {
        let (text, number) = file.rewritten(places(file, facts))
        if number > 0 { texts[name] = text }
        count += number
      }
      return (texts, count)
    case .moved:
      let moved = MovedFunctions(files)
      return (moved.result, moved.count)
    case .formatted(let columns):
      return try formatted(Array(files.keys), columns)
    }
  }

  private func formatted(_ names: [String], _ columns: Int) throws -> ([String: String], Int) {
    let configuration =
      #"{"version":1,"lineLength":\#(columns),"respectsExistingLineBreaks":false}"#
    try Self.swift(
      ["format", "--configuration", configuration, "--in-place"] + names.sorted(), in: tree.folder)
    var texts: [String: String] = [:]
    for name in names {
      let text = try String(contentsOf: tree.folder.appending(path: name), encoding: .utf8)
      if text != tree.texts[name] { texts[name] = text }
    }
    return (texts, texts.count)
  }
}

// Programs.
extension Trial {
  /// The files with errors that the parser finds.
  private static func unparsable(_ names: [String], in folder: URL) throws -> Set<String> {
    guard !names.isEmpty else { return [] }
    let text = try swift(["-frontend", "-parse"] + names.sorted(), in: folder, program: "swiftc")
    return Set(names.filter { text.contains("\($0):") && hasError(text, in: $0) })
  }

  private static func hasError(_ text: String, in name: String) -> Bool {
    text.split(separator: "\n").contains {
      ($0.hasPrefix("\(name):") || $0.contains("/\(name):")) && $0.contains(": error:")
    }
  }

  @discardableResult
  private static func swift(
    _ words: [String], in folder: URL, program: String = "swift"
  ) throws -> String {
    guard let path = InstalledProgram.named(program) else {
      throw Failure(description: "There is no '\(program)' on the path; install Swift's toolchain.")
    }
    return try Process(path, words, in: folder).output(withErrors: true)
  }

  /// What `compare` says of the tree as it is, and a file that keeps it from being built.
  private static func verdicts(
    _ options: Options, _ tree: Tree, _ caches: URL
  ) throws -> (verdicts: Verdicts, faulty: String?) {
    var verdicts = Verdicts()
    for (name, words) in options.measurements {
      let folder = tree.folder.path(percentEncoded: false)
      let result = try ChildProgram.compare.run(
        words, in: folder,
        environment: ProcessInfo.processInfo.environment.merging(
          ["XDG_CACHE_HOME": caches.path(percentEncoded: false)]) { $1 })
      guard let json = try? JSONDecoder().decode(JSONValue.self, from: Data(result.output.utf8))
      else {
        throw Failure(
          description:
            "`compare \(words.joined(separator: " "))` ended with \(result.exitCode) and no result:"
            + " \(result.errors.split(separator: "\n").first ?? "nothing printed")")
      }
      if let faulty = faulty(in: json) { return (verdicts, faulty) }
      verdicts.add(json, name)
      verdicts.add(.number(Double(result.exitCode)), "\(name) exit code")
    }
    return (verdicts, nil)
  }

  private static func faulty(in json: JSONValue) -> String? {
    guard case .array(let notes) = json["notes"] else { return nil }
    let prefix = "the build failed: "
    return notes.compactMap { $0["text"]?.string }.first { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count).prefix { $0 != ":" }) }
  }
}
