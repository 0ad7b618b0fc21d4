import Shared
import TestSupport
import Testing

@testable import MVCDecoupled

@Suite("The editor's logic")
struct StandardEditCatLogicTests {
  private let processor = ScriptedPictureProcessor()
  private let library = ScriptedPhotoLibrary()
  private let logic: StandardEditCatLogic

  init() throws {
    logic = StandardEditCatLogic(processor: processor, library: library, picture: try .grey(7))
  }

  @Test func `Every filter is applied to the original`() async throws {
    #expect(logic.original == (try .grey(7)))
    for (index, filter) in [PictureFilter.mono, .sepia].enumerated() {
      let filtering = Task { [logic] in try await logic.picture(filteredBy: filter) }
      await processor.calls.answer(index, with: try .grey(100 + UInt8(index)))
      #expect(try await filtering.value == .grey(100 + UInt8(index)))
    }
    #expect(
      processor.calls.inputs == [
        ScriptedPictureProcessor.Input(filter: .mono, picture: try .grey(7)),
        ScriptedPictureProcessor.Input(filter: .sepia, picture: try .grey(7)),
      ])
  }

  @Test func `Saving answers with the name`() async throws {
    let save = Task { [logic] in try await logic.save(.grey(100)) }
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(try await save.value == "cat-1.png")
    #expect(library.calls.inputs == [try .grey(100)])
  }

  @Test func `A failed save says why`() async throws {
    let save = Task { [logic] in try await logic.save(.grey(100)) }
    await library.calls.answer(0, with: .failure(.cancelled))
    await #expect(throws: PhotoLibraryError.cancelled) { try await save.value }
  }
}
