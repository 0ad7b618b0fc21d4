import Foundation
import ProgramSupport
import Testing

/// The built program and the installed toolchain, on packages that never finish.
@Suite("Packages that never end", .timeLimit(.minutes(60)))
struct EndlessPackageTests {
  /// The places where a package's own code can wait forever, after reporting its process id.
  enum Place: CaseIterable {
    case manifest
    case suite
  }

  #if os(Linux)
    @Test(arguments: Place.allCases)
    func `When interrupted, the run ends with all that it started`(_ place: Place) throws {
      let folder = try TemporaryFolder()
      let pipe = "\(folder.path)/pipe"
      try #require(mkfifo(pipe, 0o600) == 0)
      let wait = """
        try? "\\(getpid())".write(toFile: "\(pipe)", atomically: false, encoding: .utf8)
        while true { sleep(600) }
        """
      try folder.write(
        """
        // swift-tools-version: 6.0
        import Foundation
        import PackageDescription
        \(place == .manifest ? wait : "")
        let package = Package(
          name: "App", targets: [
            .target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"]),
          ])
        """, to: "Package.swift")
      try folder.write("struct App {}\n", to: "Sources/App/App.swift")
      try folder.write(
        "import Foundation\nimport Testing\n@Test func waits() {\n\(wait)\n}\n",
        to: "Tests/AppTests/AppTests.swift")

      let run = try ChildProgram.compare.start(in: folder.path)
      let reader = try #require(FileHandle(forReadingAtPath: pipe))
      let text = String(decoding: try reader.readToEnd() ?? Data(), as: UTF8.self)
      let endless = try #require(pid_t(text))
      run.send(SIGTERM)
      #expect(try run.result().end == .signal(SIGTERM))
      ProcessEnd.wait(for: endless)
    }
  #endif
}
