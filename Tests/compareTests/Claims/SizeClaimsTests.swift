import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import SourceRecords

@Suite("Claims about size")
struct SizeClaimsTests {
  @Test(
    arguments: [
      (23, 21, Claim.Verdict.confirmed), (22, 21, .tooClose), (23, 20, .tooClose),
      (18, 17, .tooClose), (17, 21, .contradicted), (23, 16, .contradicted),
      (18, 16, .contradicted),
      (0, 0, .contradicted),
    ])
  func `Twice the files and almost twice the lines, both and beyond a tenth`(
    _ files: Int, _ lines: Int, _ verdict: Claim.Verdict
  ) {
    #expect(size(files: files, lines: lines)?.verdict == verdict)
  }

  @Test func `Each part is listed; what falls short of a limit doesn't look like it`() {
    #expect(
      size(files: 20, lines: 1_799, mvcLines: 1_000)?.measured
        == """
        Files: VIPER 20, MVC 10, 2.00 times as many. \
        Lines of code: VIPER 1799, MVC 1000, 1.79 times as many. \
        Within the margin: files, lines of code.
        """)
  }

  @Test func `Contradictions are distinguished from ties`() {
    #expect(
      size(files: 20, lines: 15)?.measured.hasSuffix(
        " Against the claim: lines of code. Within the margin: files.") == true)
  }

  @Test func `Nothing is compared with an empty module`() {
    #expect(size(files: 1, lines: 1, mvcLines: 0)?.verdict == .notMeasurable)
  }

  @Test(
    arguments: [
      (1, 2, 3, 4, Claim.Verdict.confirmed), (2, 1, 3, 4, .contradicted),
      (1, 3, 2, 4, .contradicted),
      (1, 2, 4, 3, .contradicted), (1, 1, 2, 3, .tooClose), (1, 2, 3, 3, .tooClose),
      (20, 19, 30, 40, .tooClose),
      // Each is close to the next, and the last is below the first.
      (40, 37, 34, 50, .contradicted),
    ])
  func `Types rise from MVC by MVVM and MVP to VIPER, each above the one before`(
    _ mvc: Int, _ mvvm: Int, _ mvp: Int, _ viper: Int, _ verdict: Claim.Verdict
  ) {
    let types: [Pattern: Int] = [.mvc: mvc, .mvvm: mvvm, .mvp: mvp, .viper: viper, .mvi: 9]
    let claim = claim("Types rank") { $1.types.struct = types[$0] ?? 0 }
    #expect(claim?.verdict == verdict)
    #expect(
      claim?.measured.hasPrefix(
        "Types: MVC \(mvc), MVP \(mvp), MVVM \(mvvm), MVI 9, VIPER \(viper).") == true)
  }

  @Test(
    arguments: [
      (12, 3, Claim.Verdict.confirmed), (11, 3, .tooClose), (9, 3, .tooClose), (12, 2, .tooClose),
      (8, 3, .contradicted), (12, 1, .contradicted), (11, 1, .contradicted),
    ])
  func `Boilerplate is more lines and more types`(
    _ lines: Int, _ types: Int, _ verdict: Claim.Verdict
  ) {
    let claim = claim("MVI needs more boilerplate") { pattern, module in
      module.lines.code = pattern == .mvi ? lines : 10
      module.types.enum = pattern == .mvi ? types : 2
    }
    #expect(claim?.verdict == verdict)
    #expect(claim?.measured.hasPrefix("Lines of code: MVI \(lines), MVVM 10. ") == true)
  }

  @Test(
    arguments: [
      ("ListViewController", 8, Claim.Verdict.confirmed), ("ListController", 8, .confirmed),
      ("ListViewController", 7, .tooClose), ("ListController", 6, .contradicted),
      ("ListView", 8, .contradicted), ("ListView", 7, .contradicted),
    ])
  func `The largest of all types is MVC's, and a controller`(
    _ name: String, _ lines: Int, _ verdict: Claim.Verdict
  ) {
    let claim = claim("The MVC controller") { pattern, module in
      module.largestType =
        pattern == .mvc ? .init(name: name, lines: lines) : .init(name: "A", lines: 7)
    }
    #expect(claim?.verdict == verdict)
    #expect(claim?.measured.contains("MVC's isn't a controller") == (name == "ListView"))
  }

  @Test(
    arguments: [
      ("Scene", "controller", Claim.Verdict.confirmed), ("ListController", "model", .contradicted),
    ])
  func `A role that was configured counts, not the name`(
    _ name: String, _ role: String, _ verdict: Claim.Verdict
  ) {
    let claim = claim("The MVC controller") { pattern, module in
      module.largestType =
        pattern == .mvc
        ? .init(name: name, lines: 8, role: role) : .init(name: "A", lines: 7)
    }
    #expect(claim?.verdict == verdict)
  }

  @Test func `A pattern without a type has no largest one`() {
    let claim = claim("The MVC controller") { pattern, module in
      module.largestType = pattern == .mvp ? nil : .init(name: "Controller", lines: 7)
    }
    #expect(claim?.verdict == .notMeasurable)
    #expect(claim?.measured == "MVP: there is no type.")
  }

  private func size(files: Int, lines: Int, mvcLines: Int = 10) -> Claim? {
    claim("VIPER needs") { pattern, module in
      module.files = pattern == .viper ? files : 10
      module.lines.code = pattern == .viper ? lines : mvcLines
    }
  }
}
