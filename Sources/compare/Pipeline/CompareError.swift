/// Everything that can keep a comparison from being whole.
enum CompareError: Error, Equatable {
  case notInPackage(folder: String)
  case packageUnreadable(output: String)
  case modulesMissing([String])
  case buildFailed(output: String)
  case suiteFailed(suite: String, output: String, reason: String)
  case suiteEmpty(suite: String)
  case toolMissing(name: String)
  case toolFailed(name: String, output: String)
  case commandUnstartable(path: String, reason: String)
  case libraryUnusable(name: String, reason: String)
  case indexUnreadable(path: String, reason: String)
  case indexIncomplete(file: String)
  case sourceUnreadable(path: String, reason: String)
  case syntaxUnreadable(path: String, reason: String)
  case coverageUnreadable(reason: String)
  case outputUnwritable(path: String, reason: String)
  case sourcesUnusable(folder: String, reason: String)
  case scratchUnwritable(path: String, reason: String)
}

extension CompareError {
  static let exitCode: Int32 = 1

  /// What goes to standard error: the output of what failed, then one clear line.
  var message: String {
    output.isEmpty || output.hasSuffix("\n")
      ? "\(output)Error: \(line)\n" : "\(output)\nError: \(line)\n"
  }

  private var output: String {
    switch self {
    case .packageUnreadable(let output), .buildFailed(let output),
      .suiteFailed(_, let output, _), .toolFailed(_, let output):
      output
    default: ""
    }
  }

  private var line: String {
    switch self {
    case .notInPackage(let folder):
      "There is no Package.swift in '\(folder)' or above it."
    case .packageUnreadable:
      "The package cannot be read."
    case .modulesMissing(let names):
      "The package has no \(names.joined(separator: ", no "))."
    case .buildFailed:
      "The build failed; nothing was measured."
    case .suiteFailed(let suite, _, let reason):
      "\(suite) failed (\(reason)); nothing was compared."
    case .suiteEmpty(let suite):
      "\(suite) ran no test case; nothing was compared."
    case .toolMissing(let name):
      "The Swift toolchain on PATH has no '\(name)'."
    case .toolFailed(let name, _):
      "\(name) failed; nothing was compared."
    case .commandUnstartable(let path, let reason):
      "'\(path)' cannot be run: \(reason)."
    case .libraryUnusable(let name, let reason):
      "\(name) of the Swift toolchain cannot be used: \(reason)."
    case .indexUnreadable(let path, let reason):
      "The index store at '\(path)' cannot be read: \(reason)."
    case .indexIncomplete(let file):
      "The index store has no unit for '\(file)'."
    case .sourceUnreadable(let path, let reason):
      "'\(path)' cannot be read: \(reason)."
    case .syntaxUnreadable(let path, let reason):
      "sourcekitd cannot parse '\(path)': \(reason)."
    case .coverageUnreadable(let reason):
      "The coverage export cannot be read: \(reason)."
    case .outputUnwritable(let path, let reason):
      "'\(path)' cannot be written: \(reason)."
    case .sourcesUnusable(let folder, let reason):
      "The sources '\(folder)' cannot be measured: \(reason)."
    case .scratchUnwritable(let path, let reason):
      "The scratch folder '\(path)' cannot be written: \(reason)."
    }
  }
}
