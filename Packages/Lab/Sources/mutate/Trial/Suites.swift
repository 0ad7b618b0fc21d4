import Foundation

/// The result of running a suite with a fault.
enum Verdict: Equatable, Sendable {
  case failed(String)
  case crashed
  case hung
  case survived

  var word: String {
    switch self {
    case .failed: "failed"
    case .crashed: "crashed"
    case .hung: "time limit"
    case .survived: "survived"
    }
  }
}

/// The module's own suite and the one shared by all implementations, already built.
struct Suites {
  let package: TrialPackage
  let limit: TimeInterval

  func own(_ number: Int) throws -> Verdict {
    try run(number, "^\(package.module.name)Tests\\.")
  }

  func shared(_ number: Int) throws -> Verdict {
    try run(number, "^ConformanceTests\\.")
  }

  /// No fault has the number 0.
  private func run(_ number: Int, _ filter: String) throws -> Verdict {
    let environment = ["MUTANT": "\(number)", "COMPARE_COLUMNS": package.module.name]
    let ending = try Program(
      file: file, arguments: arguments(filter), environment: environment, folder: package.folder
    ).run(within: limit) { Self.failedTest($0) != nil }
    switch ending {
    case .exited(0): return .survived
    case .exited: return .crashed
    case .said(let line): return .failed(Self.failedTest(line) ?? "")
    case .tookTooLong: return .hung
    }
  }

  /// The name of the test that failed according to a line of output.
  static func failedTest(_ line: String) -> String? {
    guard let found = line.firstMatch(of: /Test (.+?) recorded an issue/)?.1 else { return nil }
    // A test with arguments is followed by them.
    return String(
      found.prefix(upTo: found.firstRange(of: "\" with ")?.lowerBound ?? found.endIndex)
    )
    .replacing("\"", with: "")
  }

  #if os(macOS)
    private var file: URL { URL(filePath: "/usr/bin/env") }

    private func arguments(_ filter: String) -> [String] {
      ["swift", "test", "--skip-build", "--disable-xctest", "--filter", filter]
    }
  #else
    private var file: URL {
      package.folder.appending(
        path: ".build/debug/\(package.module.package.name)PackageTests.xctest")
    }

    private func arguments(_ filter: String) -> [String] {
      ["--testing-library", "swift-testing", "--filter", filter]
    }
  #endif
}
