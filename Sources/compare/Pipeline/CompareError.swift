/// Everything that can keep a comparison from being whole.
enum CompareError: Error, Equatable {
  case notInPackage(folder: String)
  case packageUnreadable(output: String)
  case packageEmpty(path: String)
  case folderMissing(path: String)
  case configurationInvalid(path: String, reason: String)
  case moduleUnknown(name: String, known: [String])
  case suiteUnknown(name: String, known: [String])
  case toolMissing(name: String)
  case toolFailed(name: String, output: String)
  case commandUnstartable(path: String, reason: String)
  case libraryUnusable(name: String, reason: String)
  case indexUnreadable(path: String, reason: String)
  case resultInvalid(path: String, reason: String)
  case resultWithoutModule(path: String, name: String, known: [String])
  case sourceUnreadable(path: String, reason: String)
  case syntaxUnreadable(path: String, reason: String)
  case baselineMissing(path: String)
  case baselineInvalid(path: String, reason: String)
  case coverageUnreadable(path: String, reason: String)
  case outputUnwritable(path: String, reason: String)
  case sourcesUnusable(folder: String, reason: String)
  case scratchUnwritable(path: String, reason: String)
}

extension CompareError {
  static let exitCode: Int32 = 1

  /// What goes to standard error: the output of what failed, then one clear line.
  var message: String {
    output.isEmpty || output.hasSuffix("\n")
      ? "\(output)Error: \(sentence)\n" : "\(output)\nError: \(sentence)\n"
  }

  /// A reason of the system's may end with a full stop of its own.
  private var sentence: String { line.hasSuffix("..") ? String(line.dropLast()) : line }

  private var output: String {
    switch self {
    case .packageUnreadable(let output), .toolFailed(_, let output): output
    default: ""
    }
  }

  /// What was wrong, with the value.
  var line: String {
    switch self {
    case .notInPackage(let folder):
      "There is no Package.swift in '\(folder)' or above it."
    case .packageUnreadable:
      "The package cannot be read."
    case .packageEmpty(let path):
      "The package in '\(path)' has no Swift target to measure."
    case .folderMissing(let path):
      "There is no folder '\(path)'."
    case .configurationInvalid(let path, let reason):
      "'\(path)' is no configuration: \(reason)."
    case .moduleUnknown(let name, let known):
      "\(Configuration.fileName) names the module '\(name)', but there are only"
        + " \(known.joined(separator: ", "))."
    case .suiteUnknown(let name, let known):
      "The package has no test target '\(name)', only \(known.joined(separator: ", "))."
    case .toolMissing(let name):
      "The Swift toolchain on PATH has no '\(name)'."
    case .toolFailed(let name, _):
      "\(name) failed; nothing was measured."
    case .commandUnstartable(let path, let reason):
      "'\(path)' cannot be run: \(reason)."
    case .libraryUnusable(let name, let reason):
      "\(name) of the Swift toolchain cannot be used: \(reason)."
    case .indexUnreadable(let path, let reason):
      "The index store at '\(path)' cannot be read: \(reason)."
    case .resultInvalid(let path, let reason):
      "'\(path)' is no result of compare: \(reason)."
    case .resultWithoutModule(let path, let name, let known):
      "'\(path)' has no module '\(name)', only \(known.joined(separator: ", "))."
    case .sourceUnreadable(let path, let reason):
      "'\(path)' cannot be read: \(reason)."
    case .syntaxUnreadable(let path, let reason):
      "sourcekitd cannot parse '\(path)': \(reason)."
    case .baselineMissing(let path):
      "There is no baseline '\(path)': write it with --update-baseline."
    case .baselineInvalid(let path, let reason):
      "'\(path)' is no baseline: \(reason)."
    case .coverageUnreadable(let path, let reason):
      "The coverage export of '\(path)' cannot be read: \(reason)."
    case .outputUnwritable(let path, let reason):
      "'\(path)' cannot be written: \(reason)."
    case .sourcesUnusable(let folder, let reason):
      "The sources '\(folder)' cannot be measured: \(reason)."
    case .scratchUnwritable(let path, let reason):
      "The scratch folder '\(path)' cannot be written: \(reason)."
    }
  }
}
