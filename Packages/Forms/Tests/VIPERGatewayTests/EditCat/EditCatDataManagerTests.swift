import Shared
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("The editor's data manager")
struct EditCatDataManagerTests {
  private let library = ScriptedPhotoLibrary()
  private let data: StandardEditCatDataManager

  init() throws {
    data = StandardEditCatDataManager(library: library, original: try .grey(7))
  }

  @Test func `At first the original is shown, and it stays what it is`() throws {
    #expect(data.shown == data.original)
    #expect(data.work == nil)
    data.shown = try .grey(100)
    #expect(data.original == (try .grey(7)))
  }

  @Test func `It saves into the library`() async throws {
    let name = Task { try await data.save(try .grey(100)) }
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(try await name.value == "cat-1.png")
    #expect(library.calls.inputs == [try .grey(100)])
  }

  @Test func `What can't be saved says why, in its own error`() async throws {
    let name = Task { try await data.save(try .grey(100)) }
    await library.calls.answer(0, with: .failure(.cancelled))
    await #expect(throws: DataFailure(description: PhotoLibraryError.cancelled.description)) {
      try await name.value
    }
  }
}
