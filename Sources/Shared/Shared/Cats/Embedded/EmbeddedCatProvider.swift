import Synchronization

/// Cats drawn by the project itself: always the same ones, in the same order, over and over.
public final class EmbeddedCatProvider: CatProvider {
  private let failure: (step: CatStep, error: CatError)?
  private let delay: @Sendable (CatStep) async -> Void
  private let index = Mutex(0)

  /// Makes a provider that awaits `delay` in each step and, if `failure` is given, fails in that
  /// step.
  ///
  /// A delay that ignores the cancellation of its task holds up the load.
  public init(
    failure: (step: CatStep, error: CatError)? = nil,
    delay: @escaping @Sendable (CatStep) async -> Void = { _ in }
  ) {
    self.failure = failure
    self.delay = delay
  }

  public func address() async throws(CatError) -> CatAddress {
    try await take(.address)
    let portrait = index.withLock { index in
      defer { index = (index + 1) % CatPortrait.all.count }
      return CatPortrait.all[index]
    }
    return CatAddress(portrait.address)
  }

  public func picture(at address: CatAddress) async throws(CatError) -> Bitmap {
    try await take(.picture)
    guard
      let portrait = CatPortrait.all.first(where: { $0.address == address.text }),
      let picture = portrait.picture
    else { throw .unreadable }
    return picture
  }

  private func take(_ step: CatStep) async throws(CatError) {
    if Task.isCancelled { throw .cancelled }
    await delay(step)
    if Task.isCancelled { throw .cancelled }
    if let failure, failure.step == step { throw failure.error }
  }
}

extension CatPortrait {
  fileprivate var address: String { "embedded:" + name }
}
