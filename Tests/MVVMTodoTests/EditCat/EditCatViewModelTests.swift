import Presentation
import Shared
import TestSupport
import Testing

@testable import MVVMTodo

@Suite("The editor's view model")
struct EditCatViewModelTests {
  private let processor = ScriptedPictureProcessor()
  private let library = ScriptedPhotoLibrary()
  private let end = RecordingEnd()
  private var viewModel: EditCatViewModel?

  init() throws {
    viewModel = EditCatViewModel(
      processor: processor, library: library, picture: try .grey(7), onClosed: end.closed)
  }

  @Test func `It opens with the original picture and every choice`() throws {
    #expect(viewModel?.picture == CatPicture(try .grey(7)))
    #expect(viewModel?.choices == EditCatFormatter().choices)
    #expect(viewModel?.choice == 0)
    #expect(enabled == ["choose", "save"])
  }

  @Test func `The choice stops at the first and the last filter`() {
    viewModel?.choiceMoved(by: -1)
    #expect(viewModel?.choice == 0)
    #expect(viewModel?.isFiltering == false)
    viewModel?.choiceMoved(by: 20)
    #expect(viewModel?.choice == 9)
    viewModel?.choiceMoved(by: -1)
    #expect(viewModel?.choice == 8)
  }

  @Test func `Every choice filters the original`() async throws {
    viewModel?.choiceMoved(by: 1)
    #expect(viewModel?.isFiltering == true)
    #expect(enabled == ["choose"])
    await processor.calls.answer(0, with: try .grey(100))
    #expect(viewModel?.picture == CatPicture(try .grey(100)))
    #expect(viewModel?.isFiltering == false)
    #expect(enabled == ["choose", "save"])
    viewModel?.choiceMoved(by: 1)
    await processor.calls.wait(for: 2)
    #expect(processor.calls.inputs.map(\.filter) == [.mono, .sepia])
    #expect(processor.calls.inputs.last?.picture == (try .grey(7)))
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `Of quick choices only the newest shows`(answers: [Int]) async throws {
    for choice in 1...2 {
      viewModel?.choiceMoved(by: 1)
      await processor.calls.wait(for: choice)
    }
    #expect(processor.calls.isCancelled(0))
    #expect(!processor.calls.isCancelled(1))
    for index in answers {
      await processor.calls.answer(index, with: try .grey(100 + UInt8(index)))
      #expect(viewModel?.picture != CatPicture(try .grey(100)))
    }
    #expect(viewModel?.picture == CatPicture(try .grey(101)))
    #expect(viewModel?.isFiltering == false)
  }

  @Test func `Saving saves what is shown, reports the name, and then closes`() async throws {
    viewModel?.choiceMoved(by: 1)
    await processor.calls.answer(0, with: try .grey(100))
    viewModel?.savePressed()
    #expect(viewModel?.isSaving == true)
    #expect(enabled == [])
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(library.calls.inputs == [try .grey(100)])
    #expect(viewModel?.isSaving == false)
    #expect(enabled == ["choose"])
    #expect(viewModel?.notice?.message == "Saved as cat-1.png.")
    #expect(viewModel?.notice?.reason == nil)
    #expect(end.ends == [])
    viewModel?.alertAnswered()
    #expect(end.ends == [.closed])
  }

  @Test func `A failed save says why, and the editor stays open`() async {
    viewModel?.savePressed()
    await library.calls.answer(0, with: .failure(.cancelled))
    #expect(viewModel?.isSaving == false)
    #expect(viewModel?.notice?.message == "Couldn't save the picture.")
    #expect(viewModel?.notice?.reason == PhotoLibraryError.cancelled.description)
    viewModel?.alertAnswered()
    #expect(viewModel?.notice == nil)
    #expect(enabled == ["choose", "save"])
    #expect(end.ends == [])
  }

  @Test func `Saving while filtering does nothing`() async throws {
    viewModel?.choiceMoved(by: 1)
    viewModel?.savePressed()
    #expect(viewModel?.isSaving == false)
    await processor.calls.answer(0, with: try .grey(100))
    #expect(viewModel?.picture == CatPicture(try .grey(100)))
    #expect(library.calls.inputs == [])
  }

  @Test func `Saving or choosing while saving does nothing`() async throws {
    viewModel?.savePressed()
    viewModel?.savePressed()
    viewModel?.choiceMoved(by: 1)
    #expect(viewModel?.choice == 0)
    #expect(viewModel?.isFiltering == false)
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(viewModel?.notice?.message == "Saved as cat-1.png.")
    #expect(library.calls.inputs == [try .grey(7)])
    #expect(processor.calls.inputs == [])
  }

  @Test func `Cancelling closes and saves nothing`() {
    viewModel?.cancelPressed()
    #expect(end.ends == [.closed])
    #expect(library.calls.inputs == [])
  }

  @Test func `Cancelling stops the filter`() async {
    viewModel?.choiceMoved(by: 1)
    await processor.calls.wait(for: 1)
    viewModel?.cancelPressed()
    #expect(processor.calls.isCancelled(0))
  }

  @Test func `Cancelling stops the save`() async {
    viewModel?.savePressed()
    await library.calls.wait(for: 1)
    viewModel?.cancelPressed()
    #expect(library.calls.isCancelled(0))
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(viewModel?.notice == nil)
  }

  @Test mutating func `Filtering stops when it goes`() async throws {
    viewModel?.choiceMoved(by: 1)
    await processor.calls.wait(for: 1)
    release()
    #expect(processor.calls.isCancelled(0))
    await processor.calls.answer(0, with: try .grey(100))
  }

  @Test(
    arguments: [.success("cat-1.png"), .failure(.cancelled)] as [Result<String, PhotoLibraryError>])
  mutating func `Saving stops when it goes`(late: Result<String, PhotoLibraryError>) async {
    viewModel?.savePressed()
    await library.calls.wait(for: 1)
    release()
    #expect(library.calls.isCancelled(0))
    await library.calls.answer(0, with: late)
  }

  private var enabled: [String] {
    (viewModel?.canChoose == true ? ["choose"] : []) + (viewModel?.canSave == true ? ["save"] : [])
  }

  private mutating func release() {
    weak let released = viewModel
    viewModel = nil
    #expect(released == nil)
  }
}
