import Foundation
import Shared

extension Options {
  /// Opens everything that the app needs; with a given day, the clock stands still at its noon.
  func environment() throws(StartError) -> AppEnvironment {
    environment(over: try store.open())
  }

  func environment(over store: any TodoStore) -> AppEnvironment {
    let calendar = DayCalendar(firstWeekday: firstWeekday, timeZone: .current)
    let clock: any WallClock =
      if let today { FixedWallClock(now: calendar.noon(of: today)) } else { SystemWallClock() }
    return AppEnvironment(
      todoStore: store, catProvider: cats.provider,
      pictureProcessor: StandardPictureProcessor(),
      photoLibrary: FolderPhotoLibrary(folder: photos ?? Self.standardPhotos),
      clock: clock, calendar: calendar)
  }
}
