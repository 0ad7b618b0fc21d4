import Foundation
public import Shared

extension AppEnvironment {
  /// Saturday, 21 November 2026, at noon.
  public static func fixed(
    _ store: any TodoStore = MemoryTodoStore(), cats: any CatProvider = ScriptedCatProvider(),
    processor: any PictureProcessor = ScriptedPictureProcessor(),
    library: any PhotoLibrary = ScriptedPhotoLibrary()
  ) -> AppEnvironment {
    AppEnvironment(
      todoStore: store, catProvider: cats, pictureProcessor: processor, photoLibrary: library,
      clock: .fixed, calendar: .fixed)
  }
}

extension WallClock where Self == FixedWallClock {
  /// Saturday, 21 November 2026, at noon.
  public static var fixed: FixedWallClock { FixedWallClock(now: FailingStore.created) }
}

extension DayCalendar {
  /// Weeks start on Monday.
  public static let fixed = DayCalendar(firstWeekday: .monday, timeZone: .gmt)
}

extension CalendarDay {
  /// The 21st of November 2026, a Saturday.
  public static let fixed = DayCalendar.fixed.day(of: FailingStore.created)
}
