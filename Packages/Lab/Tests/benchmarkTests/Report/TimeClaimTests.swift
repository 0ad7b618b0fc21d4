import Testing

@testable import RunTimeReport

@Suite("Published verdicts on times")
struct TimeClaimTests {
  private func claim(_ title: String, _ times: RunTimes) throws -> RunTimeClaim {
    try #require(TimeClaims(times).all.first { $0.title.hasPrefix(title) })
  }

  @Test func `Equal ones are too close to call`() {
    let claims = TimeClaims(SampleTimes.equal).all
    #expect(claims.count == 7)
    #expect(claims.dropLast().allSatisfy { $0.verdict == .tooClose })
    #expect(claims.last?.verdict == .confirmed)
    #expect(claims.last?.measured.hasPrefix("In 0 of 4 comparisons") == true)
  }

  @Test func `The order that was published confirms`() throws {
    let times = SampleTimes.times([
      ("mvc", 2), ("mvp", 1), ("mvvm", 1.5), ("mvi", 1.5), ("viper", 1.5),
    ])
    #expect(try claim("MVP is the fastest", times).verdict == .confirmed)
    #expect(try claim("Most winners", times).verdict == .contradicted)
  }

  @Test func `One pair the other way round contradicts, and is named`() throws {
    let times = SampleTimes.times([
      ("mvc", 2), ("mvp", 1.5), ("mvvm", 1.5), ("mvi", 1.5), ("viper", 1),
    ])
    let claim = try claim("MVP is the fastest", times)
    #expect(claim.verdict == .contradicted)
    #expect(claim.measured.contains("Against it: mvp and viper."))
  }

  @Test func `Memory and processor decide their own`() throws {
    let times = SampleTimes.times(
      SampleTimes.patterns.map { ($0, 1) },
      peaks: ["mvc": 0.5], processors: ["viper": 0.5])
    #expect(try claim("MVC needs the least", times).verdict == .confirmed)
    #expect(try claim("MVP and MVVM need less", times).verdict == .contradicted)
    #expect(try claim("VIPER takes the least", times).verdict == .confirmed)
  }

  @Test func `Without all five there is no claim`() {
    #expect(TimeClaims(SampleTimes.times([("mvc", 1), ("mvp", 2)])).all.isEmpty)
  }
}
