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
    #expect(spread.below + spread.above == apart)
  }

  @Test func `All may have the same number, or be within the margin`() {
    #expect(files(7, 7, 7, 7, 7, 7, 7, 7)?.isSameInAll == true)
    #expect(files(7, 7, 7, 7, 7, 8, 7, 7)?.isSameInAll == false)
    #expect(files(90, 100, 100, 100, 100, 90, 90, 100)?.below == [])
    #expect(files(89, 100, 100, 100, 100, 89, 89, 100)?.below == [.mvc])
  }

  @Test func `Digits behind the point are compared, and stay`() throws {
    let modules = [ModuleReport].forms
      .with([1.57, 1.61, 1.69, 2.44, 1.45, 2, 1.5, 1.7]) { $0.complexity.mean = $1 }
    let spread = try #require(self.spread("complexity.mean", modules))
    #expect(spread.reachText(of: spread.between) == "1.68×")
    #expect(try spread.reachText(of: #require(spread.within(.mvc))) == "1.33×")
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

  @Test(arguments: [(92, [.mvc]), (nil, [])] as [(Int?, [Pattern])])
  func `A pattern of which a form lacks the number doesn't stand apart`(
    _ number: Int?, _ apart: [Pattern]
  ) throws {
    let lines = [90, 30, 31, 32, 33, 91, number, 30]
    let modules = [ModuleReport].forms.with(lines) { module, lines in
      module.largestType = lines.map { .init(name: "A", lines: $0) }
    }
    let spread = try #require(self.spread("types.largest", modules))
    #expect(spread.above == apart)
  }

  @Test func `A pattern stands apart only if its rewriting does`() {
    #expect(apart([10, 20, 12], mvp: 30) == [.mvp])
    #expect(apart([10, 20, 12], mvp: 10) == [])
  }

  @Test func `It does only by more than a rewriting moved the number`() {
    // MVP has at least 1.5 times as much as any other; rewriting it took 1.4, 1.5, and 1.6 times.
    #expect(apart([10, 30, 20], mvp: 42) == [.mvp])
    #expect(apart([10, 30, 20], mvp: 45) == [])
    #expect(apart([10, 30, 20], mvp: 48) == [])
    // With a 0, differences count: at least 10 more, where rewriting it added 9, and 10.
    #expect(apart([0, 30, 20], mvp: 39) == [.mvp])
    #expect(apart([0, 30, 20], mvp: 40) == [])
  }

  private func apart(_ usual: [Int], mvp rewritten: Int) -> [Pattern]? {
    let modules = [.mvc, .mvp, .mvvm].map(ModuleReport.column) + [.form("Second", of: .mvp)]
    return spread("files", modules.with(usual + [rewritten]) { $0.files = $1 })?.above
  }

  @Test func `How many tests there are decides nothing if it turns with the way of counting`() {
    func above(_ cases: [Int]) -> [[Pattern]?] {
      let modules = zip([ModuleReport].forms, zip([10, 20, 10, 10, 10, 11, 9, 21], cases)).map {
        module, counts in
        module.with {
          $0.tests = .init(
            functions: counts.0, run: counts.1, failed: 0, skipped: 0, files: 1, lines: 1,
            doubles: 0, doublesByRole: [])
        }
      }
      return ["tests.functions", "tests.run"].map { spread($0, modules)?.above }
    }
    #expect(above([20, 40, 20, 20, 20, 22, 18, 42]) == [[.mvp], [.mvp]])
    #expect(above([20, 20, 20, 20, 21, 60, 20, 20]) == [[], []])
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
