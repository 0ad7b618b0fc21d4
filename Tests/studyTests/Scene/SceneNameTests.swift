import Testing

@testable import study

@Suite struct SceneNameTests {
  @Test(arguments: [
    ("LateTodos", "lateTodos"), ("URLList", "urlList"), ("Z", "z"), ("URL", "url"), ("A1b", "a1b"),
  ])
  func `A property begins with a small letter`(type: String, property: String) throws {
    #expect(try SceneName(type).property == property)
  }

  @Test func `A name with the placeholder in it is replaced once`() throws {
    let name = try SceneName("BrandNewScene")
    #expect(
      name.replacing(in: "func newSceneClosed() { NewSceneView() }")
        == "func brandNewSceneClosed() { BrandNewSceneView() }")
  }

  @Test(arguments: [
    "", "early", "eARLY", "..", "/", "Sources/Early", "../Early", "Early Todos", "Early_Todos",
    "Éarly", "1Early", "Early\nTodos", "Early.swift", "Early$HOME", "*",
  ])
  func `What isn't a type's name is refused`(word: String) {
    #expect(message(word).contains("it must be ASCII letters"))
  }

  @Test(arguments: ["Any", "Protocol", "Self", "Type"])
  func `A word of Swift's is refused`(word: String) {
    #expect(message(word).contains("a scene needs another name"))
  }

  @Test func `A name has at most 40 characters`() throws {
    let longest = String(repeating: "Z", count: 40)
    #expect(try SceneName(longest).type == longest)
    #expect(message(longest + "Z").contains("41 characters, and 40 are the limit"))
  }

  private func message(_ word: String) -> String {
    do {
      return "\(try SceneName(word))"
    } catch {
      return "\(error)"
    }
  }
}
