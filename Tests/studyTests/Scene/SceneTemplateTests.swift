import Foundation
import Testing

@testable import study

@Suite struct SceneTemplateTests {
  private let templates = SceneTemplate.all(in: FileManager.default.currentDirectoryPath)

  @Test func `Each pattern and each form has a template, and nothing else has`() {
    let modules = PatternFolder.all(in: FileManager.default.currentDirectoryPath)
      .filter { !$0.path.contains("/Road/") }
    #expect(
      templates.map { $0.pattern + " " + $0.module }.sorted()
        == modules.map { $0.name + " " + $0.path }.sorted())
  }

  @Test func `What is printed names only what is in the scene`() throws {
    // The scene that presents the new one has to declare these.
    let others: Set = [
      "newScene", "presentNewScene", "newSceneModel", "openNewScene", "isNewSceneOpen",
    ]
    for template in templates {
      let text = try #require(template.presenting)
      let code = Set(template.paths.compactMap(template.text).flatMap(words))
      let unknown = Set(words(in: text).filter { $0.lowercased().contains("newscene") })
        .subtracting(others).subtracting(code)
      #expect(unknown.isEmpty, "\(template.pattern)")
    }
  }

  private func words(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  @Test func `Only types outside of others are visible in the whole module`() {
    let text = """
      public final class One: Two {
        struct Inner {}
      }
      nonisolated enum Three { case four }
      extension Five {}
      let six = 6
      typealias Seven = Int
      """
    #expect(DeclaredTypes.names(in: text) == ["One", "Three", "Seven"])
  }
}
