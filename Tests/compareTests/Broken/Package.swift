// swift-tools-version: 6.0
import PackageDescription

/// Five modules that break every rule of their pattern once, others that break those of a form of
/// it, one that breaks its layers', and one its team's; each place says which.
let modules = ["BrokenMVC", "BrokenMVP", "BrokenMVVM", "BrokenMVI", "BrokenVIPER"]
let forms = [
  "BrokenMVCClassic", "BrokenMVCDecoupled", "BrokenMVPSupervising", "BrokenMVVMRouted",
  "BrokenVIPERObserved", "BrokenVIPERRoutes", "BrokenVIPERGateway",
]

let package = Package(
  name: "broken",
  platforms: [.macOS(.v15)],
  targets: [.target(name: "Kit")]
    + (modules + forms).map { .target(name: $0, dependencies: ["Kit"]) }
    + [.target(name: "LayerKit"), .target(name: "BrokenLayers", dependencies: ["LayerKit"])]
    + [.target(name: "BrokenTeam")],
  swiftLanguageModes: [.v6]
)
