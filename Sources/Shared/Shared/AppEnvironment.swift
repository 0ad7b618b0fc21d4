/// Everything an app gets from outside; it accesses no clock, locale, disk or network by itself.
public struct AppEnvironment: Sendable {
  public let todoStore: any TodoStore
  public let catProvider: any CatProvider
  public let pictureProcessor: any PictureProcessor
  public let photoLibrary: any PhotoLibrary
  public let clock: any WallClock
  public let calendar: DayCalendar

  public init(
    todoStore: any TodoStore, catProvider: any CatProvider,
    pictureProcessor: any PictureProcessor, photoLibrary: any PhotoLibrary,
    clock: any WallClock, calendar: DayCalendar
  ) {
    self.todoStore = todoStore
    self.catProvider = catProvider
    self.pictureProcessor = pictureProcessor
    self.photoLibrary = photoLibrary
    self.clock = clock
    self.calendar = calendar
  }

  public var today: CalendarDay {
    calendar.day(of: clock.now)
  }
}
