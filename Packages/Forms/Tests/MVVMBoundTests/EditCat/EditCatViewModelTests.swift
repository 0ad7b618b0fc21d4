import Presentation
import Shared
import TestSupport
import Testing

@testable import MVVMBound

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
    #expect(viewModel?.picture.value == CatPicture(try .grey(7)))
    #expect(viewModel?.choices == EditCatFormatter().choices)
    #expect(viewModel?.choice.value == 0)
    #expect(enabled == ["choose", "save"])
  }

  @Test func `The choice stops at the first and the last filter`() {
    viewModel?.choiceMoved(by: -1)
    #expect(viewModel?.choice.value == 0)
    #expect(viewModel?.isFiltering.value == false)
    viewModel?.choiceMoved(by: 20)
    #expect(viewModel?.choice.value == 9)
    viewModel?.choiceMoved(by: -1)
    #expect(viewModel?.choice.value == 8)
  }

  @Test func `Every choice filters the original`() async throws {
    viewModel?.choiceMoved(by: 1)
    #expect(viewModel?.isFiltering.value == true)
    #expect(enabled == ["choose"])
    await processor.calls.answer(0, with: try .grey(100))
    #expect(viewModel?.picture.value == CatPicture(try .grey(100)))
    #expect(viewModel?.isFiltering.value == false)
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
      #expect(viewModel?.picture.value != CatPicture(try .grey(100)))
    }
    #expect(viewModel?.picture.value == CatPicture(try .grey(101)))
    #expect(viewModel?.isFiltering.value == false)
  }

  @Test func `Saving saves what is shown, reports the name, and then closes`() async throws {
    viewModel?.choiceMoved(by: 1)
    await processor.calls.answer(0, with: try .grey(100))
    viewModel?.savePressed()
    #expect(viewModel?.isSaving.value == true)
    #expect(enabled == [])
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(library.calls.inputs == [try .grey(100)])
    #expect(viewModel?.isSaving.value == false)
    #expect(enabled == ["choose"])
    #expect(viewModel?.notice.value?.message == "Saved as cat-1.png.")
    #expect(viewModel?.notice.value?.reason == nil)
    #expect(end.ends == [])
    viewModel?.alertAnswered()
    #expect(end.ends == [.closed])
  }

  @Test func `A failed save says why, and the editor stays open`() async {
    viewModel?.savePressed()
    await library.calls.answer(0, with: .failure(.cancelled))
    #expect(viewModel?.isSaving.value == false)
    #expect(viewModel?.notice.value?.message == "Couldn't save the picture.")
    #expect(viewModel?.notice.value?.reason == PhotoLibraryError.cancelled.description)
    viewModel?.alertAnswered()
    #expect(viewModel?.notice.value == nil)
    #expect(enabled == ["choose", "save"])
    #expect(end.ends == [])
  }

  @Test func `Saving while filtering does nothing`() async throws {
    viewModel?.choiceMoved(by: 1)
    viewModel?.savePressed()
    #expect(viewModel?.isSaving.value == false)
    await processor.calls.answer(0, with: try .grey(100))
    #expect(viewModel?.picture.value == CatPicture(try .grey(100)))
    #expect(library.calls.inputs == [])
  }

  @Test func `Saving or choosing while saving does nothing`() async throws {
    viewModel?.savePressed()
    viewModel?.savePressed()
    viewModel?.choiceMoved(by: 1)
    #expect(viewModel?.choice.value == 0)
    #expect(viewModel?.isFiltering.value == false)
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(viewModel?.notice.value?.message == "Saved as cat-1.png.")
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
    #expect(viewModel?.notice.value == nil)
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
    (viewModel?.canChoose.value == true ? ["choose"] : [])
      + (viewModel?.canSave.value == true ? ["save"] : [])
  }

  private mutating func release() {
    if let viewModel { _ = EditCatView(viewModel: viewModel) }
    weak let released = viewModel
    viewModel = nil
    #expect(released == nil)
  }
}
