import Foundation
import Shared

extension AppEnvironment {
  /// Saturday, 21 November 2026, at noon.
  static func fixed(
    _ store: any TodoStore = MemoryTodoStore(), now: Date = FailingStore.created,
    cats: any CatProvider = EmbeddedCatProvider(),
    processor: any PictureProcessor = StandardPictureProcessor(),
    library: any PhotoLibrary = FolderPhotoLibrary(folder: "")
  ) -> AppEnvironment {
    AppEnvironment(
      todoStore: store, catProvider: cats, pictureProcessor: processor, photoLibrary: library,
      clock: FixedWallClock(now: now), calendar: .fixed)
  }
}

nonisolated extension DayCalendar {
  /// Weeks start on Monday.
  static let fixed = DayCalendar(firstWeekday: .monday, timeZone: .gmt)
}
