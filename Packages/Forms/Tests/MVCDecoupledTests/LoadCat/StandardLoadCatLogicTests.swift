import Shared
import TestSupport
import Testing

@testable import MVCDecoupled

@Suite("The cat loader's logic")
final class StandardLoadCatLogicTests {
  private let cats = ScriptedCatProvider()
  private var addresses: [CatAddress] = []
  private var answer: Result<Bitmap, CatError>?

  @Test func `A load says the address, and answers with the picture that is there`() async throws {
    start()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(addresses == [CatAddress("cat:1")])
    #expect(answer == nil)
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(answer == .success(try .grey(7)))
    #expect(cats.pictures.inputs == [CatAddress("cat:1")])
  }

  @Test(arguments: [true, false])
  func `A failure is thrown, whichever step failed`(atOnce: Bool) async {
    start()
    if atOnce {
      await cats.addresses.answer(0, with: .failure(.timedOut))
    } else {
      await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      await cats.pictures.answer(0, with: .failure(.timedOut))
    }
    #expect(answer == .failure(.timedOut))
    #expect(addresses == (atOnce ? [] : [CatAddress("cat:1")]))
  }

  @Test func `A load that was cancelled says no address and asks for no picture`() async {
    let load = start()
    await cats.addresses.wait(for: 1)
    load.cancel()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(answer == .failure(.cancelled))
    #expect(addresses == [])
    #expect(cats.pictures.inputs == [])
  }

  @discardableResult
  private func start() -> Task<Void, Never> {
    let logic = StandardLoadCatLogic(provider: cats)
    return Task {
      do throws(CatError) {
        answer = .success(try await logic.load { addresses.append($0) })
      } catch {
        answer = .failure(error)
      }
    }
  }
}
