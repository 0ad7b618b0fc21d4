// swift-tools-version: 6.2
import PackageDescription

let patterns = ["MVCTodo", "MVPTodo", "MVVMTodo", "MVITodo", "VIPERTodo"]

let package = Package(
  name: "fixture",
  platforms: [.macOS(.v15)],
  targets: [.target(name: "Shared"), .target(name: "TerminalUI")]
    + patterns.flatMap { name -> [Target] in
      [
        .target(name: name, dependencies: ["Shared", "TerminalUI"]),
        .testTarget(name: name + "Tests", dependencies: [.init(stringLiteral: name), "Shared"]),
      ]
    }
)
