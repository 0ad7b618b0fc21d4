/// Introductions to architecture, of which each says something of several patterns or of one in
/// several respects.
extension Statement.Source {
  static let prosAndCons = Self(
    name: "Raúl Ferrer, Pros and cons of most used software architecture patterns",
    address: "https://raulferrer.dev/blog/architecture_patterns_ios/")
  static let cocoaMVC = Self(
    name: "Apple, Model-View-Controller",
    address:
      "https://developer.apple.com/library/archive/documentation/General/Conceptual/CocoaEncyclopedia/Model-View-Controller/Model-View-Controller.html"
  )
  static let passiveView = Self(
    name: "Martin Fowler, Passive View",
    address: "https://martinfowler.com/eaaDev/PassiveScreen.html")
  static let modernAndroid = Self(
    name: "Amsterdam Standard, Modern Android architecture with MVI",
    address:
      "https://amsterdamstandard.com/nl/post/modern-android-architecture-with-mvi-design-pattern")
  static let goodBadUgly = Self(
    name: "Adam Bennett, MVI: the good, the bad, and the ugly",
    address: "https://adambennett.dev/2019/07/mvi-the-good-the-bad-and-the-ugly/")
  static let mviFlavours = Self(
    name: "droidcon, Pure MVI, MVI with reducer and MVI with state machine",
    address:
      "https://www.droidcon.com/2025/10/10/pure-mvi-mvi-with-reducer-and-mvi-with-state-machine/")
  static let mviDrawbacks = Self(
    name: "ntro, What are the drawbacks of using MVI",
    address: "https://ntro.it.com/what-are-the-drawbacks-of-using-mvi-for-modern-app-development")
  static let bookOfVIPER = Self(
    name: "The Book of VIPER, introduction",
    address:
      "https://github.com/strongself/The-Book-of-VIPER/blob/master/english/introduction-to-viper.md"
  )
}
