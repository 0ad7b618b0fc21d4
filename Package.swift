// swift-tools-version: 6.2
import PackageDescription

/// What `compare` builds the package for, if it does: `all`, or the `usual` forms only.
let measured = Context.environment["COMPARE_BUILD"]

/// The five modules of the comparison, other forms of the same patterns, and the steps between
/// them: each sees `Shared`, the words of `Presentation`, the UI toolkit and nothing else.
let patterns = ["MVCTodo", "MVPTodo", "MVVMTodo", "MVITodo", "VIPERTodo"]
let variants = [
  "MVCClassic", "MVCFat", "MVCDecoupled", "MVPSupervising", "MVPPresentation",
  "MVVMRouted", "VIPERObserved", "VIPERRoutes", "VIPERGateway", "VIPERBase",
]
let road = ["RoadStep1", "RoadStep2", "RoadStep3", "RoadStep5"]

let implementations: [Target] =
  patterns.flatMap { Target.implementation($0) }
  + variants.flatMap { Target.implementation($0, in: "Variants/", hasSuite: measured != "usual") }
  + road.flatMap { Target.implementation($0, in: "Road/", hasSuite: measured != "usual") }

/// Targets that draw or decide what is drawn: main actor by default.
let mainActorTargets = Set(
  implementations.map(\.name) + [
    "TerminalUI", "TerminalUITests", "ConformanceTests", "LifetimeTests", "sessions",
    "sessionsTests",
  ])

/// The measuring tool, from what knows nothing of it to what knows all.
let measuring: [Target] = [
  .systemLibrary(name: "CToolchain"),
  .part("CompareSupport", knows: ["CToolchain"]),
  .part("CompareConfiguration", knows: ["CompareSupport"]),
  .part("SourceSyntax", knows: ["CToolchain", "CompareSupport"]),
  .part("SourceRecords", knows: ["CToolchain", "CompareSupport", "SourceSyntax"]),
  .part("GitCheckouts", knows: ["CompareSupport"]),
  .part("PackageRecords", knows: ["CompareSupport", "SourceRecords"]),
  .part("DeclaredMembers", knows: []),
  .part(
    "LooseSources",
    knows: ["CompareSupport", "SourceSyntax", "SourceRecords", "DeclaredMembers"]),
  .part(
    "ArchitectureGraph",
    knows: ["CompareConfiguration", "CompareSupport", "SourceSyntax", "SourceRecords"]),
  .part(
    "ArchitectureRules",
    knows: [
      "CommandLineKit", "CompareConfiguration", "SourceSyntax", "SourceRecords",
      "ArchitectureGraph",
    ]),
  .part(
    "RuleExplanations", knows: ["CompareConfiguration", "ArchitectureRules"],
    resources: [.embedInCode("rules.md")]),
  .part(
    "ArchitectureReport",
    knows: [
      "CommandLineKit", "CompareConfiguration", "CompareSupport", "SourceSyntax", "SourceRecords",
      "ArchitectureGraph", "ArchitectureRules", "RunActions",
    ],
    resources: [.embedInCode("ReferenceColumns/references.json")]),
  .part("ArchitectureDiff", knows: ["ArchitectureReport"]),
  .part(
    "FirstConfiguration",
    knows: ["CompareConfiguration", "CompareSupport", "ArchitectureRules", "ArchitectureReport"]),
  .part(
    "ArchitectureClaims",
    knows: [
      "CompareConfiguration", "SourceSyntax", "ArchitectureGraph", "ArchitectureReport",
    ]),
  .part("RunTrace", knows: []),
  .part("RunActions", knows: ["RunTrace"]),
  .part(
    "TraceRecords", knows: ["CompareSupport", "PackageRecords", "RunTrace"],
    resources: [.embedInCode("Tracer/tracer.c")]),
  .part(
    "ReportFormats",
    knows: [
      "CommandLineKit", "CompareConfiguration", "CompareSupport", "SourceSyntax",
      "ArchitectureRules", "ArchitectureReport", "ArchitectureDiff", "ArchitectureClaims",
      "RunActions", "RunTrace",
    ],
    resources: [
      .embedInCode("HTML/report.css"), .embedInCode("HTML/graph.js"),
      .embedInCode("HTML/report.js"),
    ]),
  .part(
    "CompareOptions",
    knows: [
      "CommandLineKit", "CompareConfiguration", "CompareSupport", "SourceRecords",
      "ArchitectureReport", "ReportFormats", "RunTrace",
    ]),
  .part(
    "CompareInput",
    knows: [
      "CommandLineKit", "CToolchain", "CompareConfiguration", "CompareSupport", "SourceSyntax",
      "SourceRecords", "PackageRecords", "LooseSources", "ArchitectureGraph", "ArchitectureRules",
      "ArchitectureReport", "RunActions", "RunTrace", "TraceRecords", "CompareOptions",
      "GitCheckouts",
    ]),
  .executableTarget(
    name: "compare",
    dependencies: [
      "CommandLineKit", "CompareConfiguration", "CompareSupport", "SourceRecords",
      "LooseSources", "ArchitectureGraph", "ArchitectureRules", "ArchitectureReport",
      "ArchitectureDiff", "ReportFormats", "RunActions", "RunTrace", "CompareOptions",
      "CompareInput", "GitCheckouts", "RuleExplanations", "FirstConfiguration",
    ],
    path: "Sources/compare/compare"),
]

/// The app, the words and the screens of it, and the suites that are part of what is measured.
let app: [Target] = [
  .systemLibrary(name: "CSQLite"),
  .systemLibrary(name: "CZlib"),
  .systemLibrary(name: "CCurl"),
  .target(
    name: "Shared",
    dependencies: ["CSQLite", "CZlib", "CCurl"],
    linkerSettings: .system("sqlite3", soname: "libsqlite3.so.0")
      + .system("z", soname: "libz.so.1") + .system("curl", soname: "libcurl.so.4")),
  .target(name: "Presentation", dependencies: ["Shared"]),
  .target(name: "TerminalUI"),
  .target(name: "CommandLineKit"),
  .target(
    name: "Implementations",
    dependencies: ["Shared", "TerminalUI"] + (patterns + variants + road).asDependencies),
  .executableTarget(
    name: "todo", dependencies: ["Implementations", "Shared", "TerminalUI", "CommandLineKit"]),
  .target(
    name: "TestSupport", dependencies: ["Shared", "Presentation", "TerminalUI"],
    path: "Tests/TestSupport"),
  .target(name: "SeededNumbers"),
  .target(
    name: "HostileSupport", dependencies: ["Shared", "CZlib", "SeededNumbers"],
    path: "Tests/HostileSupport"),
  .testTarget(
    name: "SharedTests", dependencies: ["Shared", "HostileSupport", "CSQLite", "CZlib"]),
  .testTarget(
    name: "PresentationTests", dependencies: ["Presentation", "Shared", "TestSupport"]),
  .testTarget(
    name: "ConformanceTests",
    dependencies: ["todo", "Implementations", "Shared", "TerminalUI", "TestSupport"]),
]

/// Programs that time, attack and break the app and the tool, and the suites of programs.
///
/// `compare` needs none of them to measure the package.
let trying: [Target] = [
  .target(name: "CAllocations", path: "Sources/benchmark/CAllocations"),
  .target(
    name: "RunTimeReport", dependencies: ["SeededNumbers"],
    path: "Sources/benchmark/RunTimeReport"),
  .executableTarget(
    name: "benchmark",
    dependencies: [
      "todo", "Implementations", "Shared", "TerminalUI", "CommandLineKit", "RunTimeReport",
      "CAllocations", "CZlib", "SeededNumbers",
    ],
    path: "Sources/benchmark/benchmark"),
  .target(name: "PseudoTerminal", path: "Tests/PseudoTerminal"),
  .testTarget(name: "TerminalUITests", dependencies: ["TerminalUI", "PseudoTerminal"]),
  .testTarget(
    name: "todoTests",
    dependencies: [
      "todo", "Implementations", "CommandLineKit", "Shared", "TerminalUI", "PseudoTerminal",
    ]),
  .testTarget(
    name: "benchmarkTests",
    dependencies: [
      "benchmark", "RunTimeReport", "CommandLineKit", "Implementations", "Shared", "TerminalUI",
      "SeededNumbers",
    ]),
  .testTarget(name: "CommandLineKitTests", dependencies: ["CommandLineKit"]),
  .testTarget(
    name: "compareTests",
    dependencies: ["CommandLineKit", "SeededNumbers"]
      + measuring.map { .init(stringLiteral: $0.name) },
    exclude: ["Broken", "Fixture", "Check/whole.sarif"]),
  .testTarget(
    name: "LifetimeTests",
    dependencies: ["Implementations", "Shared", "TerminalUI", "TestSupport"]),
  .executableTarget(
    name: "sessions",
    dependencies: ["Implementations", "Shared", "TerminalUI", "CommandLineKit", "SeededNumbers"],
    path: "Tests/Sessions"),
  .testTarget(
    name: "sessionsTests",
    dependencies: [
      "sessions", "todo", "Implementations", "Shared", "TerminalUI", "CommandLineKit",
    ],
    path: "Tests/SessionsTests"),
  .target(name: "CFailingFiles", path: "Tests/Attacks/CFailingFiles"),
  .executableTarget(
    name: "attack-store",
    dependencies: ["CFailingFiles", "CSQLite", "CommandLineKit", "SeededNumbers", "Shared"],
    path: "Tests/Attacks/Store"),
  .testTarget(
    name: "attackStoreTests",
    dependencies: ["attack-store", "SeededNumbers", "Shared"],
    path: "Tests/Attacks/StoreTests"),
  .executableTarget(
    name: "attack-cats",
    dependencies: ["Shared", "HostileSupport", "CommandLineKit", "SeededNumbers"],
    path: "Tests/Attacks/Cats"),
  .testTarget(
    name: "attackCatsTests",
    dependencies: ["attack-cats", "Shared", "HostileSupport", "CommandLineKit", "SeededNumbers"],
    path: "Tests/Attacks/CatsTests"),
  .executableTarget(
    name: "attack-terminal",
    dependencies: [
      "todo", "Implementations", "TerminalUI", "CommandLineKit", "PseudoTerminal",
      "SeededNumbers",
    ],
    path: "Tests/Attacks/Terminal"),
  .testTarget(
    name: "attackTerminalTests",
    dependencies: [
      "attack-terminal", "todo", "Implementations", "CommandLineKit", "PseudoTerminal",
      "SeededNumbers",
    ],
    path: "Tests/Attacks/TerminalTests"),
  .executableTarget(
    name: "mutate", dependencies: ["CommandLineKit", "DeclaredMembers", "SeededNumbers"],
    path: "Tests/Mutants"),
  .testTarget(
    name: "mutateTests", dependencies: ["mutate", "CommandLineKit"], path: "Tests/MutantsTests"),
  .executableTarget(
    name: "attack-compare-runs", dependencies: ["CommandLineKit", "SeededNumbers"],
    path: "Tests/Attacks/CompareRuns"),
  .testTarget(
    name: "attackCompareRunsTests",
    dependencies: ["attack-compare-runs", "compare", "CommandLineKit"],
    path: "Tests/Attacks/CompareRunsTests"),
]

let package = Package(
  name: "todo-five-ways",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "todo", targets: ["todo"]),
    .executable(name: "compare", targets: ["compare"]),
  ],
  targets: app + implementations + measuring
    + (measured == nil ? trying : []),
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
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

extension Target {
  /// A module that is the whole app, and its suite, both in a folder of their kind.
  static func implementation(
    _ name: String, in folder: String = "", hasSuite: Bool = true
  ) -> [Target] {
    let module = target(
      name: name, dependencies: ["Shared", "Presentation", "TerminalUI"],
      path: "Sources/\(folder)\(name)")
    guard hasSuite else { return [module] }
    let suite = testTarget(
      name: name + "Tests",
      dependencies: [
        .init(stringLiteral: name), "Shared", "Presentation", "TerminalUI", "TestSupport",
      ],
      path: "Tests/\(folder)\(name)Tests")
    return [module, suite]
  }

  /// A target of the measuring tool.
  static func part(_ name: String, knows: [Dependency], resources: [Resource] = []) -> Target {
    .target(
      name: name, dependencies: knows, path: "Sources/compare/\(name)", resources: resources)
  }
}

extension [String] {
  var asDependencies: [Target.Dependency] { map { .init(stringLiteral: $0) } }
}

extension [LinkerSetting] {
  /// Links a library of the system: on Linux by its soname, which needs no development package.
  static func system(_ name: String, soname: String) -> Self {
    [
      .linkedLibrary(":" + soname, .when(platforms: [.linux])),
      .linkedLibrary(name, .when(platforms: [.macOS])),
    ]
  }
}
