import Shared
import TestSupport
import Testing

@testable import MVTodo

/// What needs no view: what is loaded, filtered and saved, and what a cancelled caller changes.
@Suite("The model of the cats")
struct CatsModelTests {
  private let cats = ScriptedCatProvider()
  private let processor = ScriptedPictureProcessor()
  private let library = ScriptedPhotoLibrary()
  private let model: CatsModel

  init() {
    model = CatsModel(provider: cats, processor: processor, library: library)
  }

  @Test func `A load brings the address, then the picture`() async throws {
    let load = start()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(model.address == CatAddress("cat:1"))
    #expect(model.picture == nil)
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(await load.value == nil)
    #expect(model.picture == (try .grey(7)))
    #expect(cats.pictures.inputs == [CatAddress("cat:1")])
    model.clear()
    #expect(model.address == nil)
    #expect(model.picture == nil)
  }

  @Test(arguments: [true, false])
  func `A load that fails says why, whichever step failed`(atOnce: Bool) async {
    let load = start()
    if atOnce {
      await cats.addresses.answer(0, with: .failure(.timedOut))
    } else {
      await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      await cats.pictures.answer(0, with: .failure(.timedOut))
    }
    #expect(await load.value == .timedOut)
    #expect(model.picture == nil)
  }

  @Test func `A load cancelled before its address changes nothing`() async {
    let load = start()
    await cats.addresses.wait(for: 1)
    load.cancel()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(await load.value == .cancelled)
    #expect(model.address == nil)
    #expect(cats.pictures.inputs == [])
  }

  @Test func `A load cancelled before its picture changes nothing more`() async throws {
    let load = start()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    load.cancel()
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(await load.value == .cancelled)
    #expect(model.picture == nil)
  }

  @Test func `A late answer doesn't change the next load`() async {
    let first = start()
    await cats.addresses.wait(for: 1)
    first.cancel()
    let second = start()
    await cats.addresses.answer(1, with: .success(CatAddress("cat:2")))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(await first.value == .cancelled)
    #expect(model.address == CatAddress("cat:2"))
    await cats.pictures.answer(0, with: .failure(.unreachable))
    #expect(await second.value == .unreachable)
  }

  @Test(arguments: [true, false])
  func `A picture is filtered, unless nobody waits for it any more`(isCancelled: Bool) async throws
  {
    let picture = try Bitmap.grey(7)
    let filtered = Task { [model] in await model.apply(.mono, to: picture) }
    await processor.calls.wait(for: 1)
    if isCancelled { filtered.cancel() }
    await processor.calls.answer(0, with: try .grey(100))
    #expect(await filtered.value == (isCancelled ? nil : try .grey(100)))
    #expect(processor.calls.inputs == [.init(filter: .mono, picture: picture)])
  }

  @Test(arguments: [true, false])
  func `A picture is saved under a name, or says why not`(isCancelled: Bool) async throws {
    let picture = try Bitmap.grey(7)
    let saved = Task { [model] () -> Result<String, PhotoLibraryError> in
      do throws(PhotoLibraryError) {
        return .success(try await model.save(picture))
      } catch {
        return .failure(error)
      }
    }
    await library.calls.wait(for: 1)
    if isCancelled { saved.cancel() }
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(await saved.value == (isCancelled ? .failure(.cancelled) : .success("cat-1.png")))
    #expect(library.calls.inputs == [picture])
  }

  /// Starts a load, as a view does; the task's value is why it failed.
  private func start() -> Task<CatError?, Never> {
    Task { [model] in
      do throws(CatError) {
        try await model.load()
        return nil
      } catch {
        return error
      }
    }
  }
}
