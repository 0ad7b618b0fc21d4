// swift-tools-version: 6.2
import PackageDescription

/// What is built: `compare` asks for what it measures, and a change request for the app with all its
/// suites; else everything is.
let extent = Context.environment["COMPARE_BUILD"] ?? "all"
let isMeasured = ["usual", "forms"].contains(extent)
let isOnlyApp = isMeasured || extent == "app"

/// The five modules of the comparison, and all that each of them sees.
let patterns = ["MVCTodo", "MVPTodo", "MVVMTodo", "MVITodo", "VIPERTodo"]
let seen = ["Shared", "Presentation", "TerminalUI", "TerminalPresentation"]

/// What the five share, from what knows nothing of the app to what draws it.
let shared: [Target] = [
  .systemLibrary(name: "CSQLite", path: "Sources/Shared/CSQLite"),
  .systemLibrary(name: "CZlib", path: "Sources/Shared/CZlib"),
  .systemLibrary(name: "CCurl", path: "Sources/Shared/CCurl"),
  .target(
    name: "Shared", dependencies: ["CSQLite", "CZlib", "CCurl"], path: "Sources/Shared/Shared",
    linkerSettings: .system("sqlite3", soname: "libsqlite3.so.0")
      + .system("z", soname: "libz.so.1") + .system("curl", soname: "libcurl.so.4")),
  .part("Presentation", of: "Shared", knows: ["Shared"]),
  .part("TerminalUI", of: "Shared"),
  .part("TerminalPresentation", of: "Shared", knows: ["Presentation", "TerminalUI"]),
  .part("CommandLineKit", of: "Shared"),
]

/// The app, in each of the five patterns and as a program that runs one of them.
let app: [Target] =
  patterns.map { .target(name: $0, dependencies: .named(seen)) } + [
    .part("Implementations", of: "todo", knows: .named(patterns + ["Shared", "TerminalUI"])),
    .executableTarget(
      name: "todo", dependencies: ["Implementations", "Shared", "TerminalUI", "CommandLineKit"],
      path: "Sources/todo/todo"),
  ]

/// The suite of each pattern, and the one that all of them pass.
let appSuites: [Target] =
  patterns.map { .suite($0, with: .named(["TestSupport"] + seen)) } + [
    .support("TestSupport", knows: ["Shared", "Presentation", "TerminalUI"]),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["todo", "Implementations", "Shared", "TerminalUI", "TestSupport"]),
  ]

/// The measuring tool, from what knows nothing of it to what knows all.
let measuring: [Target] = [
  .systemLibrary(name: "CToolchain", path: "Sources/compare/CToolchain"),
  // Takes files into the program: style sheets, scripts, tables, rules.
  .target(name: "CResources", path: "Sources/compare/CResources", exclude: ["Files"]),
  .part("CompareSupport", of: "compare", knows: ["CToolchain", "CommandLineKit"]),
  .part("SwiftCode", of: "compare"),
  .part(
    "SourceRecords", of: "compare", knows: ["CToolchain", "CompareSupport", "SwiftCode"]),
  .part(
    "ArchitectureGraph", of: "compare", knows: ["CompareSupport", "SwiftCode", "SourceRecords"]),
  .part(
    "ArchitectureRules", of: "compare",
    knows: [
      "CResources", "CommandLineKit", "CompareSupport", "SwiftCode", "SourceRecords",
      "ArchitectureGraph",
    ]),
  .part("RunTrace", of: "compare", knows: ["CResources", "CompareSupport", "SourceRecords"]),
  .part(
    "ArchitectureReport", of: "compare",
    knows: [
      "CResources", "CommandLineKit", "CompareSupport", "SourceRecords", "ArchitectureGraph",
      "ArchitectureRules", "RunTrace",
    ]),
  .part(
    "ReportFormats", of: "compare",
    knows: [
      "CResources", "CommandLineKit", "CompareSupport", "SourceRecords", "ArchitectureRules",
      "ArchitectureReport", "RunTrace",
    ]),
  .executableTarget(
    name: "compare",
    dependencies: [
      "CommandLineKit", "CToolchain", "CompareSupport", "SourceRecords", "ArchitectureGraph",
      "ArchitectureRules", "ArchitectureReport", "ReportFormats", "RunTrace",
    ],
    path: "Sources/compare/compare"),
]

/// What a reader tries: changes, exercises, new scenes; and what keeps the documents right.
let studying: [Target] = [
  .executableTarget(name: "study", dependencies: ["CommandLineKit", "CompareSupport"])
]

/// The suites of what is shared, and what suites share, in the other packages too.
let sharedSuites: [Target] = [
  .support("SeededNumbers"),
  .support("ProgramSupport"),
  .support("PseudoTerminal", knows: ["ProgramSupport"]),
  .support("HostileSupport", knows: ["Shared", "CZlib", "SeededNumbers"]),
  .suite(
    "Shared", with: ["HostileSupport", "ProgramSupport", "SeededNumbers", "CSQLite", "CZlib"]),
  .suite("Presentation", with: ["Shared", "TestSupport"]),
  .suite("TerminalUI", with: ["PseudoTerminal", "SeededNumbers"]),
]

/// The suites of the programs.
let programSuites: [Target] = [
  .suite("CommandLineKit", with: ["ProgramSupport"]),
  .suite(
    "todo",
    with: [
      "Implementations", "CommandLineKit", "Shared", "TerminalUI", "PseudoTerminal",
      "ProgramSupport",
    ]),
  .suite("study", with: ["CommandLineKit", "CompareSupport", "ProgramSupport"]),
  .testTarget(
    name: "compareTests",
    dependencies: .named(measuring.map(\.name) + ["CommandLineKit", "ProgramSupport"]),
    exclude: ["Broken", "Fixture", "Check/whole.sarif"]),
]

let package = Package(
  name: "todo-five-ways",
  platforms: [.macOS(.v15)],
  targets: shared + app + appSuites + (isMeasured ? [] : sharedSuites)
    + (isOnlyApp ? [] : measuring + studying + programSuites),
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// What the packages in `Packages` use: every module, but neither `todo` nor its `Implementations`, of
// which they have their own.
package.products = package.targets
  .filter { [.regular, .system].contains($0.type) && $0.name != "Implementations" }
  .map { .library(name: $0.name, targets: [$0.name]) }
if !isOnlyApp {
  package.products += ["compare", "study"].map { .executable(name: $0, targets: [$0]) }
}

/// Targets that draw or decide what is drawn: main actor by default.
let mainActorTargets =
  patterns.flatMap { [$0, $0 + "Tests"] } + ["TerminalUI", "TerminalUITests", "ConformanceTests"]

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
  /// A module in a folder that several share.
  static func part(_ name: String, of folder: String, knows: [Dependency] = []) -> Target {
    .target(name: name, dependencies: knows, path: "Sources/\(folder)/\(name)")
  }

  /// The suite of a module.
  static func suite(_ module: String, with others: [Dependency]) -> Target {
    .testTarget(
      name: module + "Tests", dependencies: [.init(stringLiteral: module)] + others)
  }

  /// A module that suites share.
  static func support(_ name: String, knows: [Dependency] = []) -> Target {
    .target(name: name, dependencies: knows, path: "Tests/\(name)")
  }
}

extension [Target.Dependency] {
  static func named(_ names: [String]) -> Self { names.map { .init(stringLiteral: $0) } }
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
