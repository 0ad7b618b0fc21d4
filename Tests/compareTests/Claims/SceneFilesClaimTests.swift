import Testing

@testable import ArchitectureReport
@testable import CompareSupport

@Suite("The claim about the files of a scene")
struct SceneFilesClaimTests {
  @Test(
    arguments: [
      (5, 5, Claim.Verdict.confirmed), (5, 6, .confirmed), (4, 5, .contradicted),
      (7, 7, .confirmed),
    ])
  func `At least five files in every scene`(
    _ list: Int, _ form: Int, _ verdict: Claim.Verdict
  ) {
    let claim = claim("A VIPER scene") { pattern, module in
      module.folders = folders(
        pattern == .viper ? ["List": list, "Form": form] : ["List": 2, "Form": 3])
    }
    #expect(claim?.verdict == verdict)
    let text = list == form ? "\(list)" : "\(list) to \(form)"
    #expect(
      claim?.measured.hasPrefix(
        """
        Scenes, which are the folders that all patterns have: Form, List. \
        Files of one: MVC 2 to 3, MVP 2 to 3, MVVM 2 to 3, MVI 2 to 3, VIPER \(text).
        """) == true)
  }

  @Test func `Only a folder that all five have is a scene; what is in a folder of it is in it`() {
    let claim = claim("A VIPER scene") { pattern, module in
      module.folders = folders(
        pattern == .viper
          ? [".": 9, "List": 3, "List/Ports": 2, "Routes": 8] : [".": 9, "List": 1, "Form": 1])
    }
    #expect(claim?.verdict == .confirmed)
    #expect(claim?.measured.contains("all patterns have: List. ") == true)
  }

  @Test func `Without a list of folders, or without one that all have, there is no such number`() {
    for folders in [nil, FoldersReport([]), folders(["Form": 5])] {
      let claim = claim("A VIPER scene") { pattern, module in
        module.folders = pattern == .viper ? folders : self.folders(["List": 1])
      }
      #expect(claim?.verdict == .notMeasurable)
      #expect(
        claim?.measured == "There is no list of folders that all patterns have in common.")
    }
  }

  @Test func `A summary lists no folders`() {
    let five = Pattern.allCases.map { pattern in
      ModuleReport.column(pattern).with { $0.folders = folders(["List": 5]) }
    }
    func verdict(_ modules: [ModuleReport]) -> Claim.Verdict? {
      FivePatterns.claims(modules).first { $0.title.hasPrefix("A VIPER scene") }?.verdict
    }
    #expect(verdict(five) == .confirmed)
    #expect(verdict(five.map(\.summary)) == .notMeasurable)
  }

  private func folders(_ files: [String: Int]) -> FoldersReport {
    FoldersReport(
      files.sorted { $0.key < $1.key }.map { .init(path: $0.key, files: $0.value, types: 1) })
  }
}
