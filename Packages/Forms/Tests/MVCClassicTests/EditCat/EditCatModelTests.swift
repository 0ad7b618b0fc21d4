import Shared
import TestSupport
import Testing

@testable import MVCClassic

/// Tests the model alone, without a view or a controller.
@Suite("The editor's model")
struct EditCatModelTests {
  private let processor = ScriptedPictureProcessor()
  private let library = ScriptedPhotoLibrary()
  private let observer = RecordingObserver()
  private var model: EditCatModel?

  init() throws {
    let model = EditCatModel(processor: processor, library: library, picture: try .grey(7))
    model.addObserver(observer)
    self.model = model
  }

  @Test func `It opens with the picture as it came`() throws {
    #expect(model?.picture == (try .grey(7)))
    #expect(model?.choice == 0)
    #expect(model?.canChoose == true)
    #expect(model?.canSave == true)
  }

  @Test func `The choice stops at the first and the last filter`() {
    model?.moveChoice(by: -1)
    #expect(model?.choice == 0)
    #expect(model?.isFiltering == false)
    #expect(observer.takeChanges() == 0)
    model?.moveChoice(by: 20)
    #expect(model?.choice == PictureFilter.allCases.count - 1)
    model?.moveChoice(by: -1)
    #expect(model?.choice == PictureFilter.allCases.count - 2)
    #expect(observer.takeChanges() == 2)
  }

  @Test func `Every choice filters the original`() async throws {
    model?.moveChoice(by: 1)
    #expect(model?.isFiltering == true)
    #expect(model?.canChoose == true)
    #expect(model?.canSave == false)
    _ = observer.takeChanges()
    await processor.calls.answer(0, with: try .grey(100))
    #expect(observer.takeChanges() == 1)
    #expect(model?.picture == (try .grey(100)))
    #expect(model?.isFiltering == false)
    model?.moveChoice(by: 1)
    await processor.calls.wait(for: 2)
    #expect(processor.calls.inputs.map(\.filter) == [.mono, .sepia])
    #expect(processor.calls.inputs.last?.picture == (try .grey(7)))
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `Of quick choices only the newest shows`(answers: [Int]) async throws {
    for choice in 1...2 {
      model?.moveChoice(by: 1)
      await processor.calls.wait(for: choice)
    }
    #expect(processor.calls.isCancelled(0))
    #expect(!processor.calls.isCancelled(1))
    for index in answers {
      await processor.calls.answer(index, with: try .grey(100 + UInt8(index)))
      #expect(model?.picture != (try .grey(100)))
    }
    #expect(model?.picture == (try .grey(101)))
    #expect(model?.isFiltering == false)
  }

  @Test func `Saving saves what is shown, and says the name`() async throws {
    model?.moveChoice(by: 1)
    await processor.calls.answer(0, with: try .grey(100))
    _ = observer.takeChanges()
    model?.save()
    #expect(observer.takeChanges() == 1)
    #expect(model?.isSaving == true)
    #expect(model?.canChoose == false)
    #expect(model?.canSave == false)
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(observer.takeChanges() == 1)
    #expect(library.calls.inputs == [try .grey(100)])
    #expect(model?.isSaving == false)
    #expect(model?.notice == .saved(as: "cat-1.png"))
    model?.closeNotice()
    #expect(model?.notice == nil)
    #expect(observer.takeChanges() == 1)
  }

  @Test func `A picture that can't be saved says why, and the editor stays open`() async {
    model?.save()
    await library.calls.answer(0, with: .failure(.cancelled))
    #expect(model?.notice == .saveFailed(reason: PhotoLibraryError.cancelled.description))
    #expect(model?.canSave == true)
    #expect(model?.isClosed == false)
  }

  @Test func `Saving while filtering does nothing`() async throws {
    model?.moveChoice(by: 1)
    model?.save()
    #expect(model?.isSaving == false)
    await processor.calls.answer(0, with: try .grey(100))
    #expect(model?.picture == (try .grey(100)))
    #expect(library.calls.inputs == [])
  }

  @Test func `Saving while saving does nothing`() async throws {
    model?.save()
    model?.save()
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(library.calls.inputs == [try .grey(7)])
  }

  @Test func `Choosing while saving does nothing`() async {
    model?.save()
    model?.moveChoice(by: 1)
    #expect(model?.choice == 0)
    #expect(model?.isFiltering == false)
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(model?.notice == .saved(as: "cat-1.png"))
    #expect(processor.calls.inputs == [])
  }

  @Test func `Closing is reported`() {
    model?.close()
    #expect(model?.isClosed == true)
    #expect(observer.takeChanges() == 1)
  }

  @Test mutating func `Filtering stops when it goes`() async throws {
    model?.moveChoice(by: 1)
    await processor.calls.wait(for: 1)
    release()
    #expect(processor.calls.isCancelled(0))
    await processor.calls.answer(0, with: try .grey(100))
    #expect(observer.takeChanges() == 0)
  }

  @Test(
    arguments: [.success("cat-1.png"), .failure(.cancelled)] as [Result<String, PhotoLibraryError>])
  mutating func `Saving stops when it goes`(late: Result<String, PhotoLibraryError>) async {
    model?.save()
    await library.calls.wait(for: 1)
    release()
    #expect(library.calls.isCancelled(0))
    await library.calls.answer(0, with: late)
    #expect(observer.takeChanges() == 0)
  }

  private mutating func release() {
    weak let released = model
    model = nil
    #expect(released == nil)
    _ = observer.takeChanges()
  }
}
