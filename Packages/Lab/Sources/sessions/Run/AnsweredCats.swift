import Foundation
import Shared
import Synchronization

/// Cats, filters and a photo library that answer when the session tells them to.
nonisolated struct AnsweredCats: CatProvider, PictureProcessor, PhotoLibrary {
  private let addresses: Answers<Void, Result<CatAddress, CatError>>
  private let pictures: Answers<CatAddress, Result<Bitmap, CatError>>
  private let filters: Answers<Bitmap, Result<Bitmap, CancellationError>>
  private let saves: Answers<Bitmap, Result<String, PhotoLibraryError>>

  /// Heeded cancellations are answered at once; otherwise calls are answered as if not cancelled.
  init(heedsCancelling: Bool) {
    addresses = Answers(whenCancelled: heedsCancelling ? .failure(.cancelled) : nil)
    pictures = Answers(whenCancelled: heedsCancelling ? .failure(.cancelled) : nil)
    filters = Answers(whenCancelled: heedsCancelling ? .failure(CancellationError()) : nil)
    saves = Answers(whenCancelled: heedsCancelling ? .failure(.cancelled) : nil)
  }

  func address() async throws(CatError) -> CatAddress {
    try await addresses.call(()).get()
  }

  func picture(at address: CatAddress) async throws(CatError) -> Bitmap {
    try await pictures.call(address).get()
  }

  func apply(
    _ filter: PictureFilter, to picture: Bitmap
  ) async throws(CancellationError) -> Bitmap {
    try await filters.call(picture).get()
  }

  func save(_ picture: Bitmap) async throws(PhotoLibraryError) -> String {
    try await saves.call(picture).get()
  }

  /// The number of waiting calls of each kind.
  var waitingCounts: [Int?] {
    [addresses.waitingCount, pictures.waitingCount, filters.waitingCount, saves.waitingCount]
  }

  func take(_ answer: Answer) {
    switch answer {
    case .address(let place, let result):
      addresses.answer(newest: place) { _ in result.map { CatAddress($0) } }
    case .picture(let place, let result):
      pictures.answer(newest: place) { _ in
        result.flatMap { number in
          Picture.bitmap(number).map(Result.success) ?? .failure(.unreadable)
        }
      }
    case .filtered(let place, let number):
      filters.answer(newest: place) { original in .success(Picture.bitmap(number) ?? original) }
    case .saved(let place, let result):
      saves.answer(newest: place) { _ in result }
    }
  }

  /// Answers all waiting calls.
  func finish() {
    addresses.finish(with: .failure(.unreachable))
    pictures.finish(with: .failure(.unreachable))
    filters.finish(with: .failure(CancellationError()))
    saves.finish(with: .failure(.cancelled))
  }
}

/// A clock that only moves when the session moves it.
nonisolated final class SessionClock: WallClock {
  private let seconds: Mutex<Int>

  init(noonOf day: ModelDay) {
    seconds = Mutex((day.number - ModelDay.epoch.number) * 86_400 + 43_200)
  }

  var now: Date { Date(timeIntervalSince1970: Double(seconds.withLock { $0 })) }

  func move(by seconds: Int) {
    self.seconds.withLock { $0 += seconds }
  }
}
