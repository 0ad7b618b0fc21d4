extension RunTimeClaim.Source {
  static let androidSummary = Self(
    name: "Yusuf Furkan Yılmaz, Android architecture benchmarks, summary_5_architectures.csv",
    address: "https://github.com/yfy/android-architecture-benchmarks")
  static let androidTests = Self(
    name: "Yusuf Furkan Yılmaz, Android architecture benchmarks, statistical_tests.csv",
    address: "https://github.com/yfy/android-architecture-benchmarks")
  static let androidComparison = Self(
    name: "Tian Lou, A comparison of Android native app architecture",
    address: "https://aaltodoc.aalto.fi/handle/123456789/22840")
  static let dashboard = Self(
    name: "Pradana and others, MVVM and MVP patterns performance on Android dashboard system",
    address: "https://jurnal.ugm.ac.id/v3/JNTETI/article/view/18985")
  static let reviewOfIOS = Self(
    name: "Sholichin and others, Review of iOS architectural pattern",
    address: "http://eprints.utm.my/90637/")
  static let bindings = Self(
    name: "John Gossman, Advantages and disadvantages of M-V-VM",
    address:
      "https://blogs.msdn.microsoft.com/johngossman/2006/03/04/advantages-and-disadvantages-of-m-v-vm/"
  )
  static let drawbacksOfMVI = Self(
    name: "What are the drawbacks of using MVI for modern app development?",
    address: "https://ntro.it.com/what-are-the-drawbacks-of-using-mvi-for-modern-app-development")
}
