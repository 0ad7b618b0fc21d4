import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The cat loader's effects")
struct LoadCatEffectsTests {
  private let cats = ScriptedCatProvider()
  private let processor = ScriptedPictureProcessor()
  private let receiver = RecordingReceiver<LoadCatAnswer>()
  nonisolated private static let address = CatAddress("cat:1")
  private var effects: LoadCatEffects?

  init() {
    effects = LoadCatEffects(
      provider: cats, processor: processor, library: ScriptedPhotoLibrary())
  }

  @Test func `A load answers with the address, then with the picture`() async throws {
    effects?.perform(.load, answer: receiver.receive)
    await cats.addresses.answer(0, with: .success(Self.address))
    #expect(receiver.received == [.addressArrived(Self.address)])
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(
      receiver.received == [
        .addressArrived(Self.address), .pictureArrived(Self.address, try .grey(7)),
      ])
    #expect(cats.pictures.inputs == [Self.address])
  }

  @Test(arguments: [true, false])
  func `A load that fails says why, whichever step failed`(atOnce: Bool) async {
    effects?.perform(.load, answer: receiver.receive)
    if atOnce {
      await cats.addresses.answer(0, with: .failure(.timedOut))
    } else {
      await cats.addresses.answer(0, with: .success(Self.address))
      await cats.pictures.answer(0, with: .failure(.timedOut))
    }
    #expect(receiver.received.last == .loadFailed(.timedOut))
  }

  @Test(arguments: [.success(address), .failure(.cancelled)] as [Result<CatAddress, CatError>])
  func `Cancelled before its address, a load goes no further and answers nothing`(
    late: Result<CatAddress, CatError>
  ) async {
    effects?.perform(.load, answer: receiver.receive)
    await cats.addresses.wait(for: 1)
    effects?.perform(.cancel, answer: receiver.receive)
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: late)
    #expect(cats.pictures.inputs == [])
    #expect(receiver.received == [])
  }

  @Test(arguments: [.success(try .grey(7)), .failure(.cancelled)] as [Result<Bitmap, CatError>])
  func `Cancelled before its picture, a load answers nothing more`(
    late: Result<Bitmap, CatError>
  ) async {
    effects?.perform(.load, answer: receiver.receive)
    await cats.addresses.answer(0, with: .success(Self.address))
    effects?.perform(.cancel, answer: receiver.receive)
    #expect(cats.pictures.isCancelled(0))
    await cats.pictures.answer(0, with: late)
    #expect(receiver.received == [.addressArrived(Self.address)])
  }

  @Test func `What the editor asks for is answered to the editor`() async throws {
    effects?.perform(.editor(.filter(.mono, try .grey(7))), answer: receiver.receive)
    await processor.calls.answer(0, with: try .grey(100))
    #expect(receiver.received == [.editor(.filtered(try .grey(100)))])
  }

  @Test mutating func `Nothing goes on when they go`() async {
    effects?.perform(.load, answer: receiver.receive)
    await cats.addresses.wait(for: 1)
    weak let released = effects
    effects = nil
    #expect(released == nil)
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(Self.address))
    #expect(cats.pictures.inputs == [])
  }
}
