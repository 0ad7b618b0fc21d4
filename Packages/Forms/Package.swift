// swift-tools-version: 6.2
import PackageDescription

/// Other forms of the five patterns, MV, which belongs to none of them, and the steps of the road
/// from the fat view controller to VIPER; each depends on the same modules as the five.
let forms = [
  "MVCClassic", "MVCFat", "MVCDecoupled", "MVPSupervising", "MVPPresentation",
  "MVVMBound", "MVVMRouted", "MVIComposed", "MVIStore", "VIPERObserved", "VIPERRoutes",
  "VIPERGateway", "VIPERBase", "MVTodo",
]
let road = ["RoadStep1", "RoadStep2", "RoadStep3", "RoadStep5"]

/// Clean-room rewritings of the five patterns, from the specification alone; they have no suites of
/// their own.
let writings = ["SecondMVC", "SecondMVP", "SecondMVVM", "SecondMVI", "SecondVIPER"]

/// The modules of the five patterns in the root package.
let patterns = ["MVCTodo", "MVPTodo", "MVVMTodo", "MVITodo", "VIPERTodo"]

let package = Package(
  name: "todo-forms",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Implementations", targets: ["Implementations"])
  ],
  dependencies: [.package(name: "todo-five-ways", path: "../..")],
  targets: forms.flatMap { Target.form($0) } + road.flatMap { Target.form($0, in: "Road/") } + [
    .target(
      name: "Implementations",
      dependencies: (forms + road + writings).map { .init(stringLiteral: $0) }
        + (["Shared", "TerminalUI"] + patterns).map { .root($0) }),
    // The program and the suite of the root package, for all of these modules.
    .executableTarget(
      name: "todo",
      dependencies: [
        .target(name: "Implementations"), .root("Shared"), .root("TerminalUI"),
        .root("CommandLineKit"),
      ]),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        .target(name: "todo"), .target(name: "Implementations"), .root("Shared"),
        .root("TerminalUI"), .root("TestSupport"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

package.targets += writings.map { .app($0, in: "Second/") }

// `compare` needs no tests of the program to measure the forms.
if !["usual", "forms"].contains(Context.environment["COMPARE_BUILD"]) {
  package.targets.append(
    .testTarget(
      name: "todoFormsTests",
      dependencies: [
        .target(name: "todo"), .target(name: "Implementations"), .root("CommandLineKit"),
        .root("ProgramSupport"), .root("PseudoTerminal"), .root("Shared"), .root("TerminalUI"),
      ]))
}

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
  if !["Implementations", "todo", "todoFormsTests"].contains(target.name) {
    target.swiftSettings?.append(.defaultIsolation(MainActor.self))
  }
}

extension Target {
  /// What a module with the app sees.
  private static let seen = ["Shared", "Presentation", "TerminalUI", "TerminalPresentation"].map {
    Dependency.root($0)
  }

  /// A module with the whole app.
  static func app(_ name: String, in folder: String = "") -> Target {
    .target(name: name, dependencies: seen, path: "Sources/\(folder)\(name)")
  }

  /// A module with the whole app, and its suite.
  static func form(_ name: String, in folder: String = "") -> [Target] {
    [
      app(name, in: folder),
      .testTarget(
        name: name + "Tests",
        dependencies: [.init(stringLiteral: name), .root("TestSupport")] + seen,
        path: "Tests/\(folder)\(name)Tests"),
    ]
  }
}

extension Target.Dependency {
  /// A module of the root package.
  static func root(_ name: String) -> Self { .product(name: name, package: "todo-five-ways") }
}
