import Shared

/// The keys of all services that pages use.
enum Services {
  static let todoStore = ServiceKey<any TodoStore>("services.todoStore")
  static let clock = ServiceKey<any WallClock>("services.clock")
  static let calendar = ServiceKey<DayCalendar>("services.calendar")
  static let catProvider = ServiceKey<any CatProvider>("services.catProvider")
  static let pictureProcessor = ServiceKey<any PictureProcessor>("services.pictureProcessor")
  static let photoLibrary = ServiceKey<any PhotoLibrary>("services.photoLibrary")
  static let links = ServiceKey<any LinkReading>("services.links")
}
