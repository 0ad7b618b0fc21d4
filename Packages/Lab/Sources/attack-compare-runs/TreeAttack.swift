import Foundation

/// Measures hostile sources, and checks the output in every format.
struct TreeAttack {
  private let bench: Bench
  private let deep: Int

  init(_ bench: Bench, deep: Int = 100_000) {
    self.bench = bench
    self.deep = deep
  }

  private static let formats = [
    ["--all", "--verbose"], ["--format", "json"], ["--format", "csv"],
    ["--format", "markdown", "--all"], ["--format", "html"], ["--format", "mermaid"],
    ["--format", "dot"], ["--edges", "App", "--format", "csv"], ["--edges", "App"],
  ]

  /// - Returns: a line for each violation.
  func run(
    _ wanted: (HostileTree) -> Bool = { _ in true }, tell: (String) -> Void
  ) throws -> [String] {
    var violations: [String] = []
    for name in ["secret.txt", "Secret.swift"] {
      try bench.write("// \(HostileTree.secret)\n", to: name)
    }
    for tree in HostileTree.all(deep: deep) where wanted(tree) {
      try? FileManager.default.removeItem(atPath: "\(bench.folder)/App")
      for (name, bytes) in tree.files { try bench.write(bytes, to: "App/\(name)") }
      for (name, target) in tree.links {
        try FileManager.default.createSymbolicLink(
          atPath: "\(bench.folder)/App/\(name)", withDestinationPath: target)
      }
      for format in Self.formats {
        let run = try bench.start(["--sources", "App=App"] + format)
        let isDone = run.end()
        let flaws = (isDone ? [] : ["hangs"]) + flaws(run, format)
        violations += flaws.map { "\(tree.name), \(format.joined(separator: " ")): \($0)" }
      }
      tell(tree.name)
    }
    return violations
  }

  private func flaws(_ run: Run, _ format: [String]) -> [String] {
    let output = bench.bytes(of: "output") ?? []
    let errors = bench.bytes(of: "errors") ?? []
    var flaws: [String] = []
    if run.process.terminationReason != .exit || ![0, 1, 3].contains(run.process.terminationStatus)
    {
      flaws.append("ends with \(run.outcome)")
    }
    if !errors.isPlain { flaws.append("a control character on standard error") }
    if !output.isPlain { flaws.append("a control character in the output") }
    let text = String(decoding: output, as: UTF8.self)
    if text.contains(HostileTree.secret) || text.contains("XDG_CACHE_HOME=") {
      flaws.append("the output has a file from elsewhere")
    }
    if format.contains("html"), text.contains("<script>alert") || text.contains("<img src=x") {
      flaws.append("a name becomes a tag")
    }
    if format.contains("csv"), text.contains(/(^|[,\n]"?)[=+@-][^0-9]/) {
      flaws.append("a cell is a formula")
    }
    if format.contains("json"), run.process.terminationStatus != 1,
      (try? JSONSerialization.jsonObject(with: Data(output))) == nil
    {
      flaws.append("invalid JSON")
    }
    if !bench.left.isEmpty { flaws.append("leaves a process") }
    return flaws
  }
}

extension [UInt8] {
  /// Whether it is valid UTF-8 without control characters or changes of the text direction.
  var isPlain: Bool {
    guard let text = String(validating: self, as: UTF8.self) else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
          && ![0x200B, 0xFEFF].contains(scalar.value) && !(0x202A...0x202E).contains(scalar.value)
          && !(0x2066...0x2069).contains(scalar.value)
    }
  }
}
