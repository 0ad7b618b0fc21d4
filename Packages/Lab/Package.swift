// swift-tools-version: 6.2
import PackageDescription

/// Targets that draw or decide what is drawn: main actor by default.
let mainActorTargets = ["LifetimeTests", "sessions", "sessionsTests"]

/// The products that run the app in all its forms.
let app: [Target.Dependency] = [
  .product(name: "Implementations", package: "todo-forms"), .root("Shared"), .root("TerminalUI"),
]
/// The products used by the programs here.
let program: [Target.Dependency] = [
  .root("CommandLineKit"), .root("ProgramSupport"), .root("SeededNumbers"),
]

/// `compare`, its parts, and the products used by its own tests.
let compare: [Target.Dependency] =
  [
    "compare", "CompareSupport", "SourceRecords", "ArchitectureGraph", "ArchitectureRules",
    "RunTrace", "ArchitectureReport", "ReportFormats", "ProgramSupport",
  ].map { .root($0) }

let package = Package(
  name: "todo-lab",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "todo-five-ways", path: "../.."),
    .package(name: "todo-forms", path: "../Forms"),
  ],
  targets: [
    // The program of the root package, with all forms.
    .executableTarget(name: "todo", dependencies: app + [.root("CommandLineKit")]),

    .target(name: "CAllocations", path: "Sources/benchmark/CAllocations"),
    .target(
      name: "RunTimeReport", dependencies: [.root("SeededNumbers")],
      path: "Sources/benchmark/RunTimeReport"),
    .executableTarget(
      name: "benchmark",
      dependencies: app + program + ["todo", "RunTimeReport", "CAllocations", .root("CZlib")],
      path: "Sources/benchmark/benchmark"),
    .testTarget(
      name: "benchmarkTests", dependencies: app + program + ["benchmark", "RunTimeReport"]),

    .testTarget(name: "LifetimeTests", dependencies: app + [.root("TestSupport")]),

    .executableTarget(name: "sessions", dependencies: app + program),
    .testTarget(
      name: "sessionsTests", dependencies: app + ["sessions", "todo", .root("CommandLineKit")]),

    // How `mutate` and `respell` take a Swift text apart.
    .target(name: "SwiftTokens", dependencies: [.root("SwiftCode")]),
    .executableTarget(name: "mutate", dependencies: program + ["SwiftTokens"]),
    .testTarget(name: "mutateTests", dependencies: ["mutate", .root("CommandLineKit")]),

    // They run the `compare` next to them.
    .executableTarget(
      name: "respell",
      dependencies: program + ["SwiftTokens", .root("SwiftCode"), .root("compare")]),
    .testTarget(name: "respellTests", dependencies: program + ["respell"]),
    .executableTarget(name: "plant", dependencies: program + [.root("compare")]),
    .testTarget(name: "plantTests", dependencies: program + ["plant"]),

    .target(name: "CFailingFiles"),
    .executableTarget(
      name: "attack-store",
      dependencies: program + ["CFailingFiles", .root("CSQLite"), .root("Shared")]),
    .testTarget(
      name: "attackStoreTests",
      dependencies: program + ["attack-store", .root("Shared")]),
    .executableTarget(
      name: "attack-cats", dependencies: program + [.root("Shared"), .root("HostileSupport")]),
    .testTarget(
      name: "attackCatsTests",
      dependencies: program + ["attack-cats", .root("Shared"), .root("HostileSupport")]),
    .executableTarget(
      name: "attack-terminal", dependencies: app + program + ["todo", .root("PseudoTerminal")]),
    .testTarget(
      name: "attackTerminalTests",
      dependencies: app + program + ["attack-terminal", "todo", .root("PseudoTerminal")]),
    // It runs the `compare` next to it.
    .executableTarget(name: "attack-compare-runs", dependencies: program + [.root("compare")]),
    .testTarget(
      name: "attackCompareRunsTests",
      dependencies: ["attack-compare-runs", .root("compare"), .root("CommandLineKit")]),
    // These run it too, and use its parts directly.
    .testTarget(
      name: "attackCompareTests", dependencies: program + compare + [.root("SwiftCode")]),
    .testTarget(name: "compareReportTests", dependencies: compare),
    // Packages that it builds, some of them with faults.
    .testTarget(name: "comparePackageTests", dependencies: compare, exclude: ["Fixture"]),
    // These run `study`, which builds packages and runs `compare`.
    .testTarget(
      name: "studyRunsTests",
      dependencies: [.root("study"), .root("compare"), .root("ProgramSupport")]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .treatAllWarnings(as: .error),
  ]
  if mainActorTargets.contains(target.name) {
    target.swiftSettings?.append(.defaultIsolation(MainActor.self))
  }
}

extension Target.Dependency {
  /// A product of the root package.
  static func root(_ name: String) -> Self { .product(name: name, package: "todo-five-ways") }
}
