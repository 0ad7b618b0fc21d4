// swift-tools-version: 6.0
import PackageDescription

/// Five modules that break every rule of their pattern once; each place says which.
let modules = ["BrokenMVC", "BrokenMVP", "BrokenMVVM", "BrokenMVI", "BrokenVIPER"]

let package = Package(
  name: "broken",
  platforms: [.macOS(.v15)],
  targets: [.target(name: "Kit")]
    + modules.map { .target(name: $0, dependencies: ["Kit"]) },
  swiftLanguageModes: [.v6]
)
