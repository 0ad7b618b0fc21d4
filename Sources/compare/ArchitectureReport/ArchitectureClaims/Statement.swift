import CompareSupport

/// What is said, before anything is measured.
struct Statement {
  let title: String
  let source: Source
  /// In our own words.
  let wording: String
  /// What two numbers must differ by to decide, in words.
  var margin = Margin.counts.text
  /// Those that are compared.
  var patterns = Pattern.allCases

  /// Where it is said.
  struct Source {
    let name: String
    let address: String
  }

  /// The numbers, and what they say of each part; without any part nothing was compared.
  func measured(_ text: String, _ parts: [ClaimPart]) -> Claim {
    parts.isEmpty
      ? notMeasurable("There are no two columns that it compares.")
      : claim(text + parts.remarks, parts.verdict, parts)
  }

  func notMeasurable(_ reason: String) -> Claim { claim(reason, .notMeasurable) }

  /// For a pattern that is none of the columns, and without which there is nothing to say.
  func lacks(_ patterns: [Pattern]) -> Claim {
    notMeasurable("No column is \(patterns.map(\.title).joined(separator: " or ")).")
  }

  private func claim(
    _ measured: String, _ verdict: Claim.Verdict, _ parts: [ClaimPart] = []
  ) -> Claim {
    Claim(
      title: title, source: source.name, address: source.address, wording: wording,
      margin: margin, measured: measured, verdict: verdict, parts: parts, patterns: patterns)
  }
}

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
