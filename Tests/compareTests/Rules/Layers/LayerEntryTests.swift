import Foundation
import Testing

@testable import CompareSupport

@Suite("Layers in the configuration")
struct LayerEntryTests {
  private func entries(_ text: String) throws -> [LayerEntry] {
    try JSONDecoder().decode([LayerEntry].self, from: Data(text.utf8))
  }

  @Test func `Each has a name, sets of patterns, and others that it knows`() throws {
    #expect(
      try entries(
        """
        [{"name": "kit", "modules": ["Kit"]},
         {"name": "views", "folders": ["App/**"], "types": ["*View"], "knows": ["kit"]}]
        """) == [
          LayerEntry(name: "kit", modules: ["Kit"]),
          LayerEntry(name: "views", folders: ["App/**"], types: ["*View"], knows: ["kit"]),
        ])
  }

  @Test(
    arguments: [
      (#"[{"modules": ["A"]}]"#, "the key 'name' is missing, at [0]"),
      (#"[{"name": "a"}]"#, "a layer needs a name, and modules, folders or types, at [0]"),
      (#"[{"name": "", "modules": ["A"]}]"#, "a layer needs a name, and modules, folders or"),
      (#"[{"name": "a", "types": [""]}]"#, "an empty text matches nothing, at [0].types"),
      (#"[{"name": "a", "types": "A"}]"#, "a list was expected, at [0].types"),
      (
        #"[{"name": "a", "types": ["A"], "know": []}]"#,
        "unknown key 'know', known are name, modules, folders, types, knows, at [0]"
      ),
    ])
  func `An invalid entry's error says why`(_ text: String, _ reason: String) throws {
    let error = #expect(throws: DecodingError.self) { try entries(text) }
    #expect(error?.explanation.hasPrefix(reason) == true, "\(error?.explanation ?? "")")
  }
}
