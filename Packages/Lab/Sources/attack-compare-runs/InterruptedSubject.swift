/// The sources that an interrupted run measures.
enum InterruptedSubject: CaseIterable {
  case sources
  /// With a test suite, so that SwiftPM, its compilers, a manifest or a test is running.
  case package

  static func of(seed: UInt64) -> InterruptedSubject {
    seed.isMultiple(of: 2) ? .package : .sources
  }

  var words: [String] {
    switch self {
    case .sources: ["--sources", "App"]
    case .package: ["Package"]
    }
  }

  /// The folder with data that one run keeps for the next.
  var memory: String {
    switch self {
    case .sources: "caches/compare"
    case .package: "Package/.build-compare"
    }
  }

  /// About how long an undisturbed run takes.
  func microseconds(isCold: Bool) -> UInt32 {
    switch self {
    case .sources: 400_000
    case .package: isCold ? 15_000_000 : 3_000_000
    }
  }

  /// File contents by path.
  var files: [String: String] {
    let folder = self == .sources ? "App" : "Package/Sources/App"
    var files: [String: String] = [:]
    for number in 0..<20 {
      files["\(folder)/Model\(number).swift"] =
        "class Model\(number) { var next: Model\((number + 1) % 20)? }\n"
    }
    if self == .package {
      files["Package/Package.swift"] = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "App", targets: [
            .target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"]),
          ])
        """
      files["Package/Tests/AppTests/AppTests.swift"] = """
        import Testing
        @testable import App
        @Test func `The first model has no next one`() { #expect(Model0().next == nil) }
        """
    }
    return files
  }
}
