extension Statement.Source {
  static let footballGather = Self(
    name: "Radu Dan, Football Gather, one app in several patterns",
    address: "https://github.com/radude89/footballgather-ios")
  static let viperBattle = Self(
    name: "Radu Dan, Battle of the iOS Architecture Patterns: VIPER",
    address:
      "https://medium.com/geekculture/battle-of-the-ios-architecture-patterns-view-interactor-presenter-entity-router-viper-8f76f1bdc960"
  )
  static let realLifeVIPER = Self(
    name: "Outware, iOS architecture: real-life VIPER",
    address: "http://www.outware.com.au/insights/ios-architecture-real-life-viper/")
  static let mvvmChapter = Self(
    name: "Mastering JavaScript Object-Oriented Programming, on Model-View-ViewModel",
    address:
      "https://www.oreilly.com/library/view/mastering-javascript-object-oriented/9781785889103/ch07s05.html"
  )
  static let caseAgainstMVI = Self(
    name: "Fernando Raviola, A case against the MVI architecture pattern",
    address: "https://dev.to/feresr/a-case-against-the-mvi-architecture-pattern-1add")
  static let patternsInIOS = Self(
    name: "Bohdan Orlov, iOS Architecture Patterns",
    address: "https://medium.com/ios-os-x-development/ios-architecture-patterns-ecba4c38de52")
  static let androidBenchmarks = Self(
    name: "Yusuf Furkan Yılmaz, Android architecture benchmarks, static.csv",
    address: "https://github.com/yfy/android-architecture-benchmarks")
  static let pixelmatters = Self(
    name: "Pixelmatters, VIPER design pattern, part 3",
    address:
      "https://www.pixelmatters.com/blog/tutorial-part-3-viper-design-pattern-what-when-why-and-how"
  )
  static let viperGenerator = Self(
    name: "Mohamed Kaakati, VIPER Module Generator",
    address: "https://github.com/Kaakati/VIPER-Module-Generator")
  static let presentationModel = Self(
    name: "John Gossman, Further reflection on PresentationModel",
    address:
      "https://blogs.msdn.microsoft.com/johngossman/2005/10/11/further-reflection-on-presentationmodel/"
  )
  static let viewModelDrawbacks = Self(
    name: "John Gossman, Advantages and disadvantages of M-V-VM",
    address:
      "https://blogs.msdn.microsoft.com/johngossman/2006/03/04/advantages-and-disadvantages-of-m-v-vm/"
  )
  static let bookOfVIPERTesting = Self(
    name: "The Book of VIPER, on testing",
    address: "https://github.com/strongself/The-Book-of-VIPER/blob/master/english/testing.md")
}
