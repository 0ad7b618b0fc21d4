import CommandLineKit
import CompareSupport
import Foundation

/// Compares patterns, and prints the result.
struct PatternDiff {
  let session: Session

  func run(_ options: DiffOptions) throws(Failure) -> Int32 {
    if options.format == .matrix {
      try session.say(try matrix())
      return SearchStatus.nothingFound
    }
    let patterns = PatternFolder.all(in: session.root)
    var chosen: [PatternFolder] = []
    for word in options.patterns {
      guard let pattern = patterns.first(where: { $0.isCalled(word) }) else {
        throw .misused(
          .unknownArgument(word, for: "pattern", allowed: patterns.map(\.name)))
      }
      chosen.append(pattern)
    }
    guard chosen.count == 2 else {
      throw .misused(.missingArgument("pattern", allowed: patterns.map(\.name)))
    }
    let (one, other) = (chosen[0], chosen[1])
    try check(options.scenes, in: [one, other])
    let pairs = pairs(one, other, scenes: options.scenes)
    if options.format == .counts {
      try session.say(try counts(of: pairs, one, other))
    } else {
      for pair in pairs {
        let (first, second) = paths(pair, one, other)
        try session.say(try git(["--color=\(colour)"], first, second))
      }
    }
    return SearchStatus.nothingFound
  }

  private func check(_ scenes: [String], in patterns: [PatternFolder]) throws(Failure) {
    let known = patterns.map { self.scenes(of: $0) }
    let common = (known.first ?? []).filter { scene in known.allSatisfy { $0.contains(scene) } }
    for scene in scenes where !common.contains(scene) {
      throw .misused(.unknownArgument(scene, for: "scene", allowed: common))
    }
  }

  private func scenes(of pattern: PatternFolder) -> [String] {
    let folder = "\(session.root)/\(pattern.path)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { "\(folder)/\($0)".isFolder }.sorted()
  }

  // MARK: - Pairs

  private func pairs(
    _ one: PatternFolder, _ other: PatternFolder, scenes: [String] = []
  ) -> [FilePairs.Pair] {
    FilePairs(files(of: one, scenes: scenes), files(of: other, scenes: scenes)).pairs
  }

  private func files(of pattern: PatternFolder, scenes: [String]) -> [String] {
    let folder = "\(session.root)/\(pattern.path)"
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return paths.filter { path in
      path.hasSuffix(".swift")
        && (scenes.isEmpty || scenes.contains { path.hasPrefix("\($0)/") })
    }
  }

  private func paths(
    _ pair: FilePairs.Pair, _ one: PatternFolder, _ other: PatternFolder
  ) -> (String, String) {
    (path(pair.first, in: one), path(pair.second, in: other))
  }

  /// Git would compare where a link leads, not what is there.
  private func path(_ file: String?, in pattern: PatternFolder) -> String {
    guard let file else { return "/dev/null" }
    return ShownPaths(root: session.root)
      .relative("\(session.root)/\(pattern.path)/\(file)".realPath)
  }

  // MARK: - Counts

  private func counts(
    of pairs: [FilePairs.Pair], _ one: PatternFolder, _ other: PatternFolder
  ) throws(Failure) -> String {
    var text = ""
    var all = 0
    for pair in pairs {
      let count = try changedLines(of: pair, one, other)
      all += count
      text += Self.row(count, pair.description)
    }
    return text + Self.row(all, "in all")
  }

  private func changedLines(
    of pair: FilePairs.Pair, _ one: PatternFolder, _ other: PatternFolder
  ) throws(Failure) -> Int {
    let (first, second) = paths(pair, one, other)
    let numbers = try git(["--numstat"], first, second)
    return numbers.split(separator: "\n").reduce(0) { sum, line in
      sum + line.split(separator: "\t").prefix(2).compactMap { Int($0) }.reduce(0, +)
    }
  }

  private static func row(_ count: Int, _ name: String) -> String {
    let number = "\(count)"
    return String(repeating: " ", count: max(0, 6 - number.count)) + "\(number)  \(name)\n"
  }

  private func matrix() throws(Failure) -> String {
    let five = PatternFolder.all(in: session.root).prefix(PatternFolder.five.count)
    let titles = five.map { $0.name.uppercased() }
    var text = "| | \(titles.joined(separator: " | ")) |\n"
    text += "|---|" + titles.map { _ in "---:|" }.joined() + "\n"
    for (row, title) in zip(five, titles) {
      text += "| \(title)"
      for column in five {
        if row == column {
          text += " |"
          continue
        }
        var sum = 0
        for pair in pairs(row, column) { sum += try changedLines(of: pair, row, column) }
        text += " | \(sum)"
      }
      text += " |\n"
    }
    return text
  }

  // MARK: - Git

  private var colour: String {
    let isPlain = ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return isatty(STDOUT_FILENO) == 1 && !isPlain ? "always" : "never"
  }

  /// The user's configuration of git must not change what is compared and how it is shown.
  private func git(
    _ options: [String], _ first: String, _ second: String
  ) throws(Failure) -> String {
    let outcome = try session.run(
      "git",
      ["--no-pager", "diff", "--no-index", "--no-ext-diff", "--no-renames", "--minimal"] + options
        + ["--", first, second],
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
    // 1 means that the files differ.
    guard outcome.status <= 1 else {
      throw Failure("'git diff' failed.", output: outcome.text)
    }
    return String(decoding: outcome.standardOutput, as: UTF8.self)
  }
}

extension FilePairs.Pair: CustomStringConvertible {
  var description: String {
    first == second ? first ?? "" : "\(first ?? "(none)") → \(second ?? "(none)")"
  }
}
