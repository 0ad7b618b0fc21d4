import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import ReportFormats

@Suite("Claims with other forms")
struct FormsVerdictTests {
  private let five = Pattern.allCases.map(ModuleReport.column)

  @Test
  func `A second module of one pattern never silences the claims, nor changes what the five say`() {
    let usual = FivePatterns.claims(five)
    let claims = FivePatterns.claims([.form("Fat", of: .mvc)] + five + [.form("Passive", of: .mvp)])
    #expect(claims.map(\.verdict) == usual.map(\.verdict))
    #expect(claims.map(\.measured) == usual.map(\.measured))
    #expect(claims.count == 15)
  }

  @Test func `Without other forms there is no second verdict`() {
    #expect(FivePatterns.claims(five).allSatisfy { $0.forms == nil })
    let step = ModuleReport.empty.with { $0.variant = "road-1" }
    let kept = ModuleReport.form("Kept", of: .mvc).with { $0.origin = .reference }
    #expect(FivePatterns.claims(five + [step, kept]).allSatisfy { $0.forms == nil })
  }

  @Test func `Nor is there one for patterns without forms, or where nothing can be measured`() {
    let claims = FivePatterns.claims([ModuleReport].forms)
    let without = claims.filter { $0.forms == nil }.map(\.title)
    #expect(
      without.map { $0.prefix(17) } == [
        "VIPER needs at le", "More layers mean ", "A VIPER scene is ", "MVVM needs less s",
        "MVI needs more bo", "The MVC controlle", "MVP has the lowes", "MVC is least test",
        "VIPER needs more ", "Interactors need ", "Bindings cost mem", "A VIPER build tak",
      ])
  }

  @Test func `It holds for every choice, for some, or for none`() {
    #expect(types(1, 1, fat: 1, classic: 2, passive: 2)?.extent == .no)
    #expect(
      types(10, 20, fat: 11, classic: 12, passive: 21)
        == .init(extent: .every, counts: "6 of 6."))
    #expect(
      types(10, 20, fat: 30, classic: 12, passive: 21)
        == .init(extent: .some, counts: "4 of 6, all but those with Fat."))
    #expect(
      types(30, 20, fat: 31, classic: 12, passive: 25)
        == .init(extent: .some, counts: "2 of 6, those with Classic."))
    #expect(
      types(30, 20, fat: 31, classic: 32, passive: 15)
        == .init(extent: .no, counts: "0 of 6."))
  }

  @Test func `A tie doesn't count as support, and is counted`() {
    #expect(
      types(10, 20, fat: 15, classic: 12, passive: 21)
        == .init(extent: .some, counts: "4 of 6, all but those with Fat. Too close to call: 2."))
    #expect(
      types(15, 20, fat: 15, classic: 15, passive: 20)
        == .init(extent: .no, counts: "0 of 6. Too close to call: 6."))
  }

  @Test func `What wasn't measured doesn't count as support, either`() {
    let modules = [ModuleReport].forms.with([20, 8, 8, 20, 8, nil, 20, 8]) { module, lines in
      module.complexity.mean = lines.map(Double.init)
    }
    let claim = FivePatterns.claims(modules).first { $0.title.hasPrefix("MVP has the lowest") }
    #expect(
      claim?.forms
        == .init(extent: .no, counts: "0 of 6. Too close to call: 4. Not measurable: 2."))
  }

  @Test func `In Markdown it stands below the first verdict`() throws {
    let claims = FivePatterns.claims([ModuleReport].forms)
    let text = ClaimsMarkdown.format(claims.filter { $0.title.hasPrefix("MVVM couples") })
    #expect(
      text.contains(
        """
        MVVM and VIPER.

        Other forms: *holds for no choice of forms*, 0 of 6. Too close to call: 6.

        Public apps: holds in 2 of 11, does not in 6.

        Margin:
        """))
    #expect(!ClaimsMarkdown.format(FivePatterns.claims(five)).contains("Other forms"))
  }

  @Test(
    arguments: [
      ((10, 20, 16, 50), .both), ((30, 20, 16, 50), .one), ((10, 20, 19, 50), .one),
    ] as [((Int, Int, Int, Int), WritingsVerdict.Extent)])
  func `A third verdict says whether it holds for both writings`(
    _ second: (Int, Int, Int, Int), _ extent: WritingsVerdict.Extent
  ) throws {
    let (mvc, mvp, mvvm, viper) = second
    #expect(try writings([10, 20, 16, 1, 50], [mvc, mvp, mvvm, 1, viper])?.extent == extent)
    #expect(
      try writings([30, 20, 16, 1, 50], [30, mvp, mvvm, 1, viper])?.extent
        == WritingsVerdict.Extent.none)
  }

  @Test func `It needs a rewriting of each pattern of the claim`() throws {
    #expect(try writings([10, 20, 16, 1, 50], [10, 20, 16]) == nil)
    let claim = try #require(self.claim([10, 20, 16, 1, 50], [30, 20, 16, 1, 50]))
    #expect(claim.forms == nil)
    #expect(
      ClaimsMarkdown.format([claim]).contains(
        "\n\nWritings: *holds for one writing*, the rewriting: contradicted. Types: MVC 30, "))
  }

  /// The claim that types rise, for the five and for rewritings of them.
  private func claim(_ first: [Int], _ second: [Int]) -> Claim? {
    let seconds = zip(Pattern.allCases, second).map { pattern, types in
      ModuleReport.form("Second", of: pattern).with { $0.types.struct = types }
    }
    return FivePatterns.claims(five.with(first) { $0.types.struct = $1 } + seconds)
      .first { $0.title.hasPrefix("Types rank") }
  }

  private func writings(_ first: [Int], _ second: [Int]) throws -> WritingsVerdict? {
    try #require(claim(first, second)).writings
  }

  @Test func `Too many choices are not tried`() {
    let forms = { others in
      [PatternForms(pattern: .mvc, usual: 0, others: Array(1..<50))]
        + [PatternForms(pattern: .mvp, usual: 50, others: Array(51..<others))]
    }
    #expect(forms(150).choices?.count == 5_000)
    #expect(forms(151).choices == nil)
    let modules = (1...100).flatMap { number in
      [Pattern.mvc, .mvp].map { ModuleReport.form("Form\(number)", of: $0) }
    }
    let claim = FivePatterns.claims(five + modules).first { $0.title.hasPrefix("Types rank") }
    #expect(
      claim?.forms == .init(extent: .untried, counts: "there are more than 5000 choices."))
  }

  /// What the claim says that types rise from MVC by MVVM, with 16, and MVP to VIPER, with 50.
  private func types(
    _ mvc: Int, _ mvp: Int, fat: Int, classic: Int, passive: Int
  ) -> FormsVerdict? {
    let modules = [ModuleReport].forms
      .with([mvc, mvp, 16, 1, 50, fat, classic, passive]) { $0.types.struct = $1 }
    return FivePatterns.claims(modules).first { $0.title.hasPrefix("Types rank") }?.forms
  }
}

@Suite("Which choices of forms")
struct ChosenFormsTests {
  private let all = ["A", "B", "C", "D"].flatMap { mvc in
    ["1", "2", "3"].map { [mvc, $0] }
  }

  @Test func `All and none need no words`() {
    #expect(text(all) == nil)
    #expect(text([]) == nil)
  }

  @Test func `The forms that decide are named, the fewer ones`() {
    #expect(text { $0[0] == "B" } == "those with B")
    #expect(text { $0[0] != "B" } == "all but those with B")
    #expect(text { ["A", "B"].contains($0[0]) && $0[1] == "2" } == "those with A or B, and 2")
    #expect(text { $0[0] != "B" || $0[1] != "2" } == "all but those with B, and 2")
  }

  @Test func `A few are listed`() {
    #expect(text([["A", "1"], ["B", "2"]]) == "A with 1, B with 2")
    #expect(
      text(all.filter { ![["A", "1"], ["B", "2"]].contains($0) })
        == "all but A with 1, B with 2")
  }

  @Test func `Of many, the groups, if they are few`() {
    #expect(
      text { $0[0] == "A" && $0[1] != "1" || $0[0] == "B" }
        == "those with A, and 2 or 3; those with B")
    #expect(
      text { ["A1", "B2", "C3", "D1"].contains($0.joined()) }
        == "those with A or D, and 1; those with B, and 2; those with C, and 3")
    #expect(
      text { !["A1", "B2", "C3", "D1"].contains($0.joined()) }
        == "all but those with A or D, and 1; those with B, and 2; those with C, and 3")
  }

  @Test func `Of too many groups, what they have in common, or nothing but their number`() {
    let numbers = Array(0..<20)
    let all = numbers.flatMap { first in numbers.map { ["A\(first)", "B\($0)"] } }
    let some = all.filter { $0[0].dropFirst() == $0[1].dropFirst() }
    #expect(ChosenForms.text(some, among: all) == nil)
    let common = some.filter { $0[0] != "A0" }
    #expect(
      ChosenForms.text(common, among: all)?.hasPrefix("none without A1 or A2") == true)
  }

  private func text(_ isChosen: ([String]) -> Bool) -> String? { text(all.filter(isChosen)) }

  private func text(_ chosen: [[String]]) -> String? { ChosenForms.text(chosen, among: all) }
}
