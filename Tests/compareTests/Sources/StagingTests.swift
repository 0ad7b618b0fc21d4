import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport
@testable import SourceRecords

/// What the compiler gets to see of sources and imports.
@Suite("What the compiler gets to see")
struct StagingTests {
  @Test func `Every copy has a base name of its own`() {
    let names = StagedSources.uniqueNames([
      "/a/Cat.swift", "/b/Cat.swift", "/b/cat.swift", "/c/main.swift", "/c/UI\n+\"Cat\".swift",
    ])
    #expect(names == ["Cat.swift", "Cat~2.swift", "cat~3.swift", "main.swift", "UI___Cat_.swift"])
  }

  @Test func `Stubs have the submodules that are imported`() {
    let map = StubModules.moduleMap([["UIKit"], ["UIKit", "Sub"], ["Alamofire"]])
    #expect(map == "module \"Alamofire\" {\n}\nmodule \"UIKit\" {\nmodule \"Sub\" {\n}\n}\n")
  }

  @Test func `Imports are found in all their forms`() throws {
    let file = try parse(
      """
      @testable import Kit
      import UIKit.Sub ; import Second
      import struct Snap.Thing
      #if canImport(Combine)
      @_exported public import Combine
      #endif
      // import Comment
      let text = "import String"
      """
    )
    #expect(
      file.imports.map(\.path) == [
        ["Kit"], ["UIKit", "Sub"], ["Second"], ["Snap"], ["Combine"],
      ]
    )
    #expect(file.imports.map(\.isConditional) == [false, false, false, false, true])
  }

  @Test func `A missing framework of Apple's means iOS, another module does not`() {
    #expect(platform(["Foundation", "UIKit"]) == .iOS)
    #expect(platform(["Foundation", "Alamofire"]) == .host)
    #expect(platform(["UIKit"], isConditional: true) == .host)
  }

  @Test func `On iOS its branches are the active ones, and no place moves`() throws {
    let source = "#if os(iOS) || !os(macOS) && swift(>=5)\nlet os = cos(iOS)\n#endif\n"
    let file = try parse(source)
    #expect(Platform.host.staged(file) == Array(source.utf8))
    let staged = "#if os_iOS_ || !os_macOS_ && swift(>=5)\nlet os = cos(iOS)\n#endif\n"
    #expect(String(decoding: Platform.iOS.staged(file), as: UTF8.self) == staged)
  }

  private func platform(_ names: [String], isConditional: Bool = false) -> Platform {
    let imports = names.map {
      ImportStatement(path: [$0], range: 0..<1, isConditional: isConditional)
    }
    return Platform(imports, found: ["Foundation"])
  }

  private func parse(_ source: String) throws -> SyntaxFile {
    let text = SourceText(path: "A.swift", bytes: Array(source.utf8))
    return try #require(try SyntaxFile.parse(text))
  }
}
