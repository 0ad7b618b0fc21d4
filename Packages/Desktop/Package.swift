// swift-tools-version: 6.2
import PackageDescription

/// The five modules of the comparison, on a toolkit of widgets: what a pattern kept is a link to its
/// file in the root package, what it lost is a file.
let patterns = ["MVCTodo", "MVPTodo", "MVVMTodo", "MVITodo", "VIPERTodo"]

/// What the ports share with the app in the terminal, by a link to its folder.
///
/// As a dependency the root package would bring its own modules of the five, with the same names.
let shared: [Target] = [
  .systemLibrary(name: "CSQLite", path: "Sources/Shared/CSQLite"),
  .systemLibrary(name: "CZlib", path: "Sources/Shared/CZlib"),
  .systemLibrary(name: "CCurl", path: "Sources/Shared/CCurl"),
  .target(
    name: "Shared", dependencies: ["CSQLite", "CZlib", "CCurl"], path: "Sources/Shared/Shared",
    linkerSettings: .system("sqlite3", soname: "libsqlite3.so.0")
      + .system("z", soname: "libz.so.1") + .system("curl", soname: "libcurl.so.4")),
  .part("Presentation", knows: ["Shared"]),
  .part("TerminalUI"),
  .part("CommandLineKit"),
]

/// The toolkit, and how it draws what the app shows.
let toolkit: [Target] = [
  .systemLibrary(
    name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
  .target(name: "DesktopUI", dependencies: ["CGtk"]),
  .target(name: "DesktopPresentation", dependencies: ["DesktopUI", "Presentation", "Shared"]),
  // Reads a window of widgets as the terminal's toolkit sees one.
  .target(name: "DesktopReading", dependencies: ["CGtk", "DesktopUI", "Shared", "TerminalUI"]),
]

/// The app, in each of the five patterns and as a program that runs one of them.
let app: [Target] =
  patterns.map {
    .target(
      name: $0, dependencies: ["Shared", "Presentation", "DesktopUI", "DesktopPresentation"])
  } + [
    .target(
      name: "Implementations",
      dependencies: .named(patterns + ["Shared", "TerminalUI", "DesktopUI", "DesktopReading"])),
    .executableTarget(
      name: "todo",
      dependencies: [
        "Implementations", "Shared", "TerminalUI", "DesktopUI", "DesktopReading",
        "CommandLineKit",
      ]),
  ]

/// What is left of each pattern's suite, nothing of MVC's, and the one that all of them pass.
let suites: [Target] =
  patterns.dropFirst().map {
    .testTarget(
      name: $0 + "Tests", dependencies: .named([$0, "TestSupport", "Shared", "Presentation"]))
  } + [
    .target(
      name: "TestSupport", dependencies: ["Shared", "Presentation", "TerminalUI"],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["todo", "Implementations", "Shared", "TerminalUI", "TestSupport"]),
    .testTarget(name: "DesktopUITests", dependencies: ["CGtk", "DesktopUI"]),
    // Real windows of the app, with more in them than the conformance suite puts there.
    .testTarget(
      name: "todoDesktopTests",
      dependencies: ["CGtk", "Implementations", "DesktopUI", "Shared", "TestSupport"]),
  ]

/// Random users, and what they need from the root package's tests.
let sessions: [Target] = [
  .target(name: "SeededNumbers", path: "Tests/SeededNumbers"),
  .target(name: "ProgramSupport", path: "Tests/ProgramSupport"),
  .executableTarget(
    name: "sessions",
    dependencies: [
      "Implementations", "Shared", "TerminalUI", "CommandLineKit", "ProgramSupport",
      "SeededNumbers",
    ]),
]

let package = Package(
  name: "todo-desktop",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "todo-desktop", targets: ["todo"])],
  targets: shared + toolkit + app + suites + sessions,
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

/// Targets that are on no actor by default.
let nonisolatedTargets = [
  "Shared", "Presentation", "CommandLineKit", "Implementations", "todo", "TestSupport",
  "SeededNumbers", "ProgramSupport",
]

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
  if !nonisolatedTargets.contains(target.name) {
    target.swiftSettings?.append(.defaultIsolation(MainActor.self))
  }
}

extension Target {
  /// A module that the root package has in the folder of what is shared.
  static func part(_ name: String, knows: [Dependency] = []) -> Target {
    .target(name: name, dependencies: knows, path: "Sources/Shared/\(name)")
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
