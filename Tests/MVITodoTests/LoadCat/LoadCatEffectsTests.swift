import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The cat loader's effects")
struct LoadCatEffectsTests {
  private let cats = ScriptedCatProvider()
  private let processor = ScriptedPictureProcessor()
  private let receiver = RecordingReceiver<LoadCatIntent>()
  private let address = CatAddress("cat:1")
  private var effects: LoadCatEffects?

  init() {
    effects = LoadCatEffects(
      provider: cats, processor: processor, library: ScriptedPhotoLibrary())
  }

  @Test func `A load answers with the address, then with the picture`() async throws {
    effects?.perform(.load(1), send: receiver.receive)
    await cats.addresses.answer(0, with: .success(address))
    #expect(receiver.intents == [.addressArrived(address, load: 1)])
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(receiver.intents.last == .pictureArrived(address, try .grey(7), load: 1))
    #expect(cats.pictures.inputs == [address])
  }

  @Test(arguments: [true, false])
  func `A load that fails says why, whichever step failed`(atOnce: Bool) async {
    effects?.perform(.load(1), send: receiver.receive)
    if atOnce {
      await cats.addresses.answer(0, with: .failure(.timedOut))
    } else {
      await cats.addresses.answer(0, with: .success(address))
      await cats.pictures.answer(0, with: .failure(.timedOut))
    }
    #expect(receiver.intents.last == .loadFailed(.timedOut, load: 1))
  }

  @Test func `Cancelled before its address, a load goes no further`() async {
    effects?.perform(.load(1), send: receiver.receive)
    await cats.addresses.wait(for: 1)
    effects?.perform(.cancel, send: receiver.receive)
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(address))
    #expect(cats.pictures.inputs == [])
  }

  @Test func `Cancelled before its picture, a load still says how it ended`() async throws {
    effects?.perform(.load(1), send: receiver.receive)
    await cats.addresses.answer(0, with: .success(address))
    effects?.perform(.cancel, send: receiver.receive)
    #expect(cats.pictures.isCancelled(0))
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(receiver.intents.last == .pictureArrived(address, try .grey(7), load: 1))
  }

  @Test func `What an editor asks for is answered to that editor`() async throws {
    let effect = LoadCatEffect.editor(.filter(.mono, try .grey(7), work: 1), number: 2)
    effects?.perform(effect, send: receiver.receive)
    await processor.calls.answer(0, with: try .grey(100))
    #expect(receiver.intents == [.editor(.filtered(try .grey(100), work: 1), number: 2)])
  }

  @Test mutating func `Nothing goes on when they go`() async {
    effects?.perform(.load(1), send: receiver.receive)
    await cats.addresses.wait(for: 1)
    weak let released = effects
    effects = nil
    #expect(released == nil)
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(address))
    #expect(cats.pictures.inputs == [])
  }
}
