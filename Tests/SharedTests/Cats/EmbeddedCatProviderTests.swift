import Shared
import Testing

@Suite("The embedded cats")
struct EmbeddedCatProviderTests {
  @Test func `The cats go round`() async throws {
    let provider = EmbeddedCatProvider()
    var addresses: [CatAddress] = []
    for _ in 0..<5 { addresses.append(try await provider.address()) }
    #expect(
      addresses.map(\.text)
        == [
          "embedded:tabby", "embedded:tuxedo", "embedded:siamese", "embedded:ginger",
          "embedded:tabby",
        ])
    #expect(addresses.allSatisfy { $0.deadline == nil })
    #expect(try await EmbeddedCatProvider().address() == addresses.first)
  }

  @Test func `Each cat is always the same, and no other`() async throws {
    let provider = EmbeddedCatProvider()
    var pictures: [Bitmap] = []
    for _ in 0..<4 {
      let address = try await provider.address()
      let picture = try await provider.picture(at: address)
      #expect(try await EmbeddedCatProvider().picture(at: address) == picture)
      #expect(!pictures.contains(picture))
      pictures.append(picture)
    }
    #expect(pictures.allSatisfy { $0.width == 160 && $0.height == 120 })
  }

  /// The background, the coat, the eyes and others: each colour covers enough to be visible.
  @Test(arguments: ["tabby", "tuxedo", "siamese", "ginger"])
  func `A cat has colours`(name: String) async throws {
    let picture = try await EmbeddedCatProvider().picture(at: CatAddress("embedded:" + name))
    var counts: [[UInt8]: Int] = [:]
    for start in stride(from: 0, to: picture.rgba.count, by: 4) {
      counts[Array(picture.rgba[start..<start + 4]), default: 0] += 1
    }
    #expect(counts.values.filter { $0 >= 100 }.count >= 5)
    #expect(counts.keys.allSatisfy { $0.last == 255 })
  }

  @Test(arguments: ["", "embedded:", "embedded:dog", "tabby", "https://cats.example/tabby"])
  func `An address of no cat is an error`(text: String) async throws {
    await #expect(throws: CatError.unreadable) {
      try await EmbeddedCatProvider().picture(at: CatAddress(text))
    }
  }

  @Test(arguments: CatStep.allCases)
  func `A step can be made to fail`(step: CatStep) async throws {
    let provider = EmbeddedCatProvider(failure: (step, .status(503)))
    for each in CatStep.allCases where each != step { try await load(each, from: provider) }
    await #expect(throws: CatError.status(503)) { try await load(step, from: provider) }
  }

  @Test(arguments: CatStep.allCases)
  func `A step can be slowed down and cancelled`(step: CatStep) async throws {
    let (delays, tellDelayed) = AsyncStream.makeStream(of: CatStep.self)
    let provider = EmbeddedCatProvider(failure: (step, .unreachable)) { step in
      tellDelayed.yield(step)
      // Until the task is cancelled.
      for await _ in AsyncStream<Void>.makeStream().stream {}
    }
    let task = Task { try await load(step, from: provider) }
    for await delayed in delays {
      #expect(delayed == step)
      break
    }
    task.cancel()
    await #expect(throws: CatError.cancelled) { try await task.value }
  }

  @Test(arguments: CatStep.allCases)
  func `A cancelled task is not even slowed down`(step: CatStep) async throws {
    let delays = Counter()
    let provider = EmbeddedCatProvider { _ in delays.increment() }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await load(step, from: provider)
    }
    await #expect(throws: CatError.cancelled) { try await task.value }
    #expect(delays.count == 0)
    #expect(try await provider.address().text == "embedded:tabby")
  }

  private func load(_ step: CatStep, from provider: EmbeddedCatProvider) async throws {
    switch step {
    case .address: _ = try await provider.address()
    case .picture: _ = try await provider.picture(at: CatAddress("embedded:tabby"))
    }
  }
}
