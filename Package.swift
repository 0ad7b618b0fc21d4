// swift-tools-version: 6.2
import PackageDescription

/// Whether `compare` builds the package only to measure the five, or forms beside them, or whether
/// only the app is built, with its suites: then the rest is left out.
let isMeasured = ["usual", "forms", "app"].contains(Context.environment["COMPARE_BUILD"])
let hasAppSuites = Context.environment["COMPARE_BUILD"] == "app"

/// Whether nothing that is built is edited or debugged afterwards, as in continuous integration: to
/// compile whole modules, without debug information, takes less time.
let isBuiltOnce = Context.environment["BUILD_ONCE"] != nil

/// The five modules of the comparison, and all that each of them sees.
let patterns = ["MVCTodo", "MVPTodo", "MVVMTodo", "MVITodo", "VIPERTodo"]
let seen = ["Shared", "Presentation", "TerminalUI", "TerminalPresentation"]

/// Targets that draw or decide what is drawn: main actor by default.
let mainActorTargets = Set(
  patterns.flatMap { [$0, $0 + "Tests"] } + ["TerminalUI", "TerminalUITests", "ConformanceTests"])

/// The five and their suites, apart from what is below: in one expression the compiler took two seconds.
let modules = patterns.flatMap { Target.implementation($0) }

/// The app in five patterns, and the suites that compare them.
let app: [Target] =
  [
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
    .target(name: "TerminalPresentation", dependencies: ["Presentation", "TerminalUI"]),
    .target(name: "CommandLineKit"),
    .target(
      name: "Implementations",
      dependencies: ["Shared", "TerminalUI"] + patterns.map { .init(stringLiteral: $0) }),
    .executableTarget(
      name: "todo", dependencies: ["Implementations", "Shared", "TerminalUI", "CommandLineKit"]),
    .target(
      name: "TestSupport", dependencies: ["Shared", "Presentation", "TerminalUI"],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["todo", "Implementations", "Shared", "TerminalUI", "TestSupport"]),
  ] + modules

/// The measuring tool, from what knows nothing of it to what knows all.
let measuring: [Target] = [
  .systemLibrary(name: "CToolchain"),
  .target(name: "CResources"),
  .part("CompareSupport", knows: ["CToolchain", "CommandLineKit"]),
  .part("SwiftTokens", knows: []),
  .part("SourceRecords", knows: ["CToolchain", "CompareSupport", "SwiftTokens"]),
  .part("ArchitectureGraph", knows: ["CompareSupport", "SourceRecords"]),
  .part(
    "ArchitectureRules",
    knows: [
      "CResources", "CommandLineKit", "CompareSupport", "SourceRecords", "ArchitectureGraph",
    ],
    embeds: ["RuleExplanations/rules.md"]),
  .part(
    "RunTrace", knows: ["CResources", "CompareSupport", "SourceRecords"],
    embeds: ["TraceRecords/Tracer/tracer.c"]),
  .part(
    "ArchitectureReport",
    knows: [
      "CResources", "CommandLineKit", "CompareSupport", "SourceRecords", "ArchitectureGraph",
      "ArchitectureRules", "RunTrace",
    ],
    embeds: [
      "ReferenceColumns/references.json", "ArchitectureClaims/claims.json",
      "ArchitectureClaims/public-apps.json",
    ]),
  .part(
    "ReportFormats",
    knows: [
      "CResources", "CommandLineKit", "CompareSupport", "SourceRecords", "ArchitectureRules",
      "ArchitectureReport", "RunTrace",
    ],
    embeds: [
      "HTML/report.css", "HTML/graph.js", "HTML/report.js", "HTML/legend.html", "HTML/strips.html",
      "Chart/chart.css", "Tables/glossary.json",
    ]),
  .executableTarget(
    name: "compare",
    dependencies: [
      "CommandLineKit", "CToolchain", "CompareSupport", "SourceRecords", "ArchitectureGraph",
      "ArchitectureRules", "ArchitectureReport", "ReportFormats", "RunTrace",
    ],
    path: "Sources/compare/compare"),
]

/// The suites of what the five share, and what they share with the other packages.
let appSuites: [Target] = [
  .target(name: "SeededNumbers"),
  .target(name: "ProgramSupport", path: "Tests/ProgramSupport"),
  .target(
    name: "PseudoTerminal", dependencies: ["ProgramSupport"], path: "Tests/PseudoTerminal"),
  .target(
    name: "HostileSupport", dependencies: ["Shared", "CZlib", "SeededNumbers"],
    path: "Tests/HostileSupport"),
  .testTarget(
    name: "SharedTests",
    dependencies: [
      "Shared", "HostileSupport", "ProgramSupport", "SeededNumbers", "CSQLite", "CZlib",
    ]),
  .testTarget(
    name: "PresentationTests", dependencies: ["Presentation", "Shared", "TestSupport"]),
  .testTarget(
    name: "TerminalUITests", dependencies: ["TerminalUI", "PseudoTerminal", "SeededNumbers"]),
]

/// The suites of the programs.
let programSuites: [Target] = [
  .testTarget(
    name: "todoTests",
    dependencies: [
      "todo", "Implementations", "CommandLineKit", "Shared", "TerminalUI", "PseudoTerminal",
      "ProgramSupport",
    ]),
  .testTarget(name: "CommandLineKitTests", dependencies: ["CommandLineKit", "ProgramSupport"]),
  .testTarget(
    name: "compareTests",
    dependencies: ["CommandLineKit", "ProgramSupport"]
      + measuring.map { .init(stringLiteral: $0.name) },
    exclude: ["Broken", "Fixture", "Check/whole.sarif"]),
]

let package = Package(
  name: "todo-five-ways",
  platforms: [.macOS(.v15)],
  targets: app + (isMeasured && !hasAppSuites ? [] : appSuites)
    + (isMeasured ? [] : measuring + programSuites),
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// What the packages in `Packages` are built with. `todo` is not declared as a product: each of them
// has its own.
let shared = seen + ["CommandLineKit", "TestSupport"] + patterns
package.products += shared.map { .library(name: $0, targets: [$0]) }
if !isMeasured {
  package.products.append(.executable(name: "compare", targets: ["compare"]))
  package.products += [
    "SwiftTokens", "SeededNumbers", "ProgramSupport", "PseudoTerminal", "HostileSupport", "CSQLite",
    "CZlib",
  ].map {
    .library(name: $0, targets: [$0])
  }
  // For the attacks on them.
  package.products += measuring.filter { $0.type == .regular && $0.name != "SwiftTokens" }
    .map { .library(name: $0.name, targets: [$0.name]) }
}

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
  if isBuiltOnce {
    target.swiftSettings?.append(
      .unsafeFlags(
        [
          "-wmo", "-num-threads", "2", "-no-emit-module-separately-wmo",
          "-index-ignore-system-modules", "-Xfrontend", "-gnone",
        ],
        .when(configuration: .debug)))
    // The tool then runs hundreds of times, the windows draw hundreds of thousands of frames, and other
    // optimisations find other errors.
    if target.name == "TerminalUI" || measuring.contains(where: { $0.name == target.name }) {
      target.swiftSettings?.append(
        .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug)))
    }
  }
  if mainActorTargets.contains(target.name) {
    target.swiftSettings?.append(.defaultIsolation(MainActor.self))
  }
}

extension Target {
  /// A module that is the whole app, and its suite.
  static func implementation(_ name: String) -> [Target] {
    let seen = seen.map { Dependency(stringLiteral: $0) }
    return [
      .target(name: name, dependencies: seen),
      .testTarget(
        name: name + "Tests",
        dependencies: [.init(stringLiteral: name), "TestSupport"] + seen),
    ]
  }

  /// A target of the measuring tool, beside files that CResources embeds.
  static func part(_ name: String, knows: [Dependency], embeds: [String] = []) -> Target {
    .target(name: name, dependencies: knows, path: "Sources/compare/\(name)", exclude: embeds)
  }
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
