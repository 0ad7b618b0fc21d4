import Shared
import TestSupport
import Testing

@testable import MVCDecoupled

@Suite("The cat loader's logic")
struct StandardLoadCatLogicTests {
  private let cats = ScriptedCatProvider()

  @Test("A load says the address, and answers with the picture that is there")
  func load() async throws {
    var addresses: [CatAddress] = []
    let load = start { addresses.append($0) }
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(addresses == [CatAddress("cat:1")])
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(await load.value == .success(try .grey(7)))
    #expect(cats.pictures.inputs == [CatAddress("cat:1")])
  }

  @Test("A failure is thrown, whichever step failed", arguments: [true, false])
  func fails(atOnce: Bool) async {
    var addresses: [CatAddress] = []
    let load = start { addresses.append($0) }
    if atOnce {
      await cats.addresses.answer(0, with: .failure(.timedOut))
    } else {
      await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      await cats.pictures.answer(0, with: .failure(.timedOut))
    }
    #expect(await load.value == .failure(.timedOut))
    #expect(addresses == (atOnce ? [] : [CatAddress("cat:1")]))
  }

  @Test("A load that was cancelled says no address and asks for no picture")
  func cancelled() async {
    var addresses: [CatAddress] = []
    let load = start { addresses.append($0) }
    await cats.addresses.wait(for: 1)
    load.cancel()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(await load.value == .failure(.cancelled))
    #expect(addresses == [])
    #expect(cats.pictures.inputs == [])
  }

  private func start(
    onAddress: @escaping (CatAddress) -> Void
  ) -> Task<Result<Bitmap, CatError>, Never> {
    let logic = StandardLoadCatLogic(provider: cats)
    return Task {
      do throws(CatError) {
        return .success(try await logic.load(onAddress: onAddress))
      } catch {
        return .failure(error)
      }
    }
  }
}
