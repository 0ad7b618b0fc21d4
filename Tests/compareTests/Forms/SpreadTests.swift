import Testing

@testable import ArchitectureReport
@testable import CompareSupport

@Suite("How far a number spreads")
struct SpreadTests {
  @Test func `Within each pattern that has forms, and between the usual forms`() throws {
    let spread = try #require(files(10, 12, 11, 17, 15, 40, 8, 12))
    #expect(spread.within(.mvc)?.least.name == "Classic")
    #expect(spread.within(.mvc)?.most.name == "Fat")
    #expect(spread.within(.mvc)?.widthText == "32")
    #expect(spread.within(.mvp)?.width == 0)
    #expect(spread.within(.viper) == nil)
    #expect(spread.between.least.name == "MVCTodo")
    #expect(spread.between.most.name == "MVITodo")
    #expect(spread.between.width == 7)
  }

  @Test(
    arguments: [
      // Between the five twice as much; of the form within MVC, in the last place but two.
      (186, Spread.Answer.pattern), (187, .tooClose), (214, .tooClose), (215, .form),
      (100, .pattern),
    ])
  func `The wider range decides, as a factor and beyond a tenth of it`(
    _ fat: Int, _ answer: Spread.Answer
  ) {
    #expect(files(100, 100, 150, 200, 120, fat, 100, 100)?.answer == answer)
  }

  @Test func `The widest range of any pattern counts, not the first one`() {
    #expect(files(10, 10, 10, 12, 10, 11, 10, 20)?.answer == .form)
  }

  @Test func `A row with a 0 is compared by differences`() {
    #expect(files(0, 1, 2, 10, 3, 8, 0, 1)?.answer == .pattern)
    #expect(files(0, 1, 2, 10, 3, 12, 0, 1)?.answer == .form)
  }

  @Test(
    arguments: [
      // Of MVP 40 and 90, and nothing else beyond them: its own range is the widest.
      ([30, 40, 31, 32, 33, 29, 30, 90], [.mvp]),
      // A form of MVC reaches into it, but for the margin.
      ([30, 40, 31, 32, 33, 37, 30, 90], []),
      // MVC below all, MVP above all.
      ([10, 40, 31, 32, 33, 11, 12, 90], [.mvc, .mvp]),
      // MVI has one form only, which says nothing of others.
      ([30, 30, 31, 90, 33, 30, 31, 30], []),
    ] as [([Int], [Pattern])])
  func `A pattern stands apart when all its forms do`(_ numbers: [Int], _ apart: [Pattern]) throws {
    let modules = [ModuleReport].forms.with(numbers) { $0.files = $1 }
    let spread = try #require(self.spread("files", modules))
    #expect(spread.apart == apart)
    if !apart.isEmpty { #expect(spread.answer == .pattern) }
  }

  @Test func `Where all numbers are the same, neither decides`() {
    #expect(files(0, 0, 0, 0, 0, 0, 0, 0)?.answer == .neither)
    #expect(files(7, 7, 7, 7, 7, 7, 7, 7)?.answer == .neither)
    #expect(files(7, 7, 7, 7, 7, 8, 7, 7)?.answer == .form)
    #expect(files(7, 7, 7, 8, 7, 7, 7, 7)?.answer == .pattern)
  }

  @Test func `A range whose ends are within the margin decides nothing`() {
    #expect(files(90, 100, 100, 100, 100, 90, 90, 100)?.answer == .tooClose)
    #expect(files(89, 100, 100, 100, 100, 89, 89, 100)?.answer == .pattern)
    #expect(files(100, 100, 100, 100, 100, 90, 100, 100)?.answer == .tooClose)
    #expect(files(100, 100, 100, 100, 100, 89, 100, 100)?.answer == .form)
  }

  @Test func `Digits behind the point are compared, and stay`() throws {
    let modules = [ModuleReport].forms
      .with([1.57, 1.61, 1.69, 2.44, 1.45, 2, 1.5, 1.7]) { $0.complexity.mean = $1 }
    let spread = try #require(self.spread("complexity.mean", modules))
    #expect(spread.reachText(of: spread.between) == "1.68×")
    #expect(try spread.reachText(of: #require(spread.within(.mvc))) == "1.33×")
    #expect(spread.answer == .pattern)
  }

  @Test func `A missing number is skipped, and isn't 0`() throws {
    let lines = [20, nil, 22, 21, 30, nil, 25, nil]
    let modules = [ModuleReport].forms.with(lines) { module, lines in
      module.largestType = lines.map { .init(name: "A", lines: $0) }
    }
    let spread = try #require(self.spread("types.largest", modules))
    #expect(spread.numbers.map(\.text) == ["20", "25", "22", "21", "30"])
    #expect(spread.within(.mvc)?.least.text == "20")
    #expect(spread.within(.mvp) == nil)
    #expect(spread.between.width == 10)
    // No suite was run.
    #expect(self.spread("tests.run", modules) == nil)
    #expect(self.spread("coverage.percent", modules) == nil)
  }

  @Test(
    arguments: [
      // The two writings of MVC by a half or more, the five by a half, a form by a fifth.
      (150, Spread.Answer.tooClose), (160, .author), (145, .tooClose), (120, .pattern),
      // MVC's second writing has the most, but it can't stand apart from its first.
      (90, .pattern),
    ])
  func `The author decides where the two writings differ most`(
    _ second: Int, _ answer: Spread.Answer
  ) throws {
    let modules = ([ModuleReport].forms + [.form("Second", of: .mvc)])
      .with([100, 100, 150, 140, 120, 120, 100, 100, second]) { $0.files = $1 }
    let spread = try #require(self.spread("files", modules))
    #expect(spread.answer == answer)
    #expect(spread.within(.mvc)?.most.name == "Fat")
    #expect(spread.widestWritings?.width == Double(abs(second - 100)))
    #expect(spread.between.most.value == 150)
  }

  @Test func `A pattern stands apart only if its second writing does`() throws {
    let modules = [.mvc, .mvp, .mvvm].map(ModuleReport.column) + [.form("Second", of: .mvp)]
    let apart = { (second: Int) in
      spread("files", modules.with([10, 20, 12, second]) { $0.files = $1 })?.apart
    }
    #expect(apart(30) == [.mvp])
    #expect(apart(10) == [])
    #expect(Spreads(modules)?.patterns == [])
  }

  @Test func `Without forms, or without another pattern, nothing spreads`() {
    let five = Pattern.allCases.map(ModuleReport.column)
    #expect(Spreads(five) == nil)
    #expect(Spreads([.column(.mvc), .form("Fat", of: .mvc)]) == nil)
    #expect(Spreads(five + [.form("Fat", of: .mvc)])?.patterns == [.mvc])
    #expect(Spreads([.column(.mvc), .form("Fat", of: .mvc), .column(.mvp)])?.patterns == [.mvc])
  }

  @Test func `Modules without a pattern, and those that ship with the tool, aren't forms`() {
    let step = ModuleReport.empty.with { $0.variant = "road-1" }
    let reference = ModuleReport.form("Kept", of: .mvvm).with { $0.origin = .reference }
    let kept = ModuleReport.column(.mvc).with { $0.origin = .reference }
    let modules = [ModuleReport].forms + [step, reference, kept]
    #expect(Spreads(modules)?.patterns == [.mvc, .mvp])
    #expect(spread("files", modules)?.numbers.count == 8)
  }

  @Test func `With two usual forms of a pattern there is no spread`() {
    #expect(Spreads([ModuleReport].forms + [.column(.mvp)])?.patterns == [.mvc])
  }

  private func files(_ files: Int...) -> Spread? {
    spread("files", [ModuleReport].forms.with(files) { $0.files = $1 })
  }

  private func spread(_ key: String, _ modules: [ModuleReport]) -> Spread? {
    let row = TableRows.all(for: modules).first { $0.key == key }
    return row.flatMap { Spreads(modules)?.spread(of: $0) }
  }
}
