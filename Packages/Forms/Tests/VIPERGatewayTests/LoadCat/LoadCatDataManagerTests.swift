import Shared
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("The cat loader's data manager")
struct LoadCatDataManagerTests {
  private let cats = ScriptedCatProvider()
  private let data: StandardLoadCatDataManager

  init() {
    data = StandardLoadCatDataManager(provider: cats)
  }

  @Test func `A cat keeps the address and its time limit from one step to the next`() async throws {
    let address = CatAddress("cat:1", deadline: ContinuousClock.now)
    let found = Task { try await data.cat() }
    await cats.addresses.answer(0, with: .success(address))
    let cat = try await found.value
    #expect(cat == CatEntity(address: "cat:1", deadline: address.deadline))
    let picture = Task { try await data.picture(of: cat) }
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(try await picture.value == .grey(7))
    #expect(cats.pictures.inputs == [address])
  }

  @Test func `The reason why there is no cat is passed on as it is`() async {
    let found = Task { try await data.cat() }
    await cats.addresses.answer(0, with: .failure(.timedOut))
    await #expect(throws: CatError.timedOut) { try await found.value }
    let picture = Task { try await data.picture(of: CatEntity("cat:1")) }
    await cats.pictures.answer(0, with: .failure(.tooLarge))
    await #expect(throws: CatError.tooLarge) { try await picture.value }
  }
}
