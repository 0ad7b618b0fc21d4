/// The claims that times and memory peaks decide.
package struct TimeClaims: Sendable {
  private static let patterns = ["mvc", "mvp", "mvvm", "mvi", "viper"]
  private static let size = 1_000

  let times: RunTimes

  package init(_ times: RunTimes) {
    self.times = times
  }

  /// Empty if one of the compared patterns wasn't measured.
  package var all: [RunTimeClaim] {
    guard Self.patterns.allSatisfy(times.subjects.contains) else { return [] }
    return [speed, leastMemory, memoryOfTwo, memoryOfMVVM, processor, twoOfBoth, chance]
  }

  private var speed: RunTimeClaim {
    claim(
      "MVP is the fastest and MVC the slowest", .androidSummary,
      "by its scores of start and frames, MVP ranks first of five and MVC last.",
      "From keys to frames",
      // MVP and MVC are compared once.
      .lowest("mvp", of: Self.patterns)
        + .highest("mvc", of: Self.patterns.filter { $0 != "mvp" }),
      wholes)
  }

  private var leastMemory: RunTimeClaim {
    claim(
      "MVC needs the least memory", .androidSummary,
      "by its scores of memory, MVC ranks first of five.", "Peak memory",
      .lowest("mvc", of: Self.patterns), peaks)
  }

  private var memoryOfTwo: RunTimeClaim {
    claim(
      "MVP and MVVM need less memory than MVC", .androidComparison,
      "experiments show that both consume less, and neither is better than the other.",
      "Peak memory",
      [Expectation(lower: "mvp", higher: "mvc"), Expectation(lower: "mvvm", higher: "mvc")], peaks)
  }

  private var memoryOfMVVM: RunTimeClaim {
    claim(
      "MVVM needs less memory than MVC, MVP and VIPER", .reviewOfIOS,
      "of four patterns of one contacts app, MVVM is good in what memory it takes.",
      "Peak memory", .lowest("mvvm", of: ["mvc", "mvp", "mvvm", "viper"]), peaks)
  }

  private var processor: RunTimeClaim {
    claim(
      "VIPER takes the least of the processor", .reviewOfIOS,
      "of four patterns of one contacts app, VIPER is best in what it takes of the processor.",
      "Processor", .lowest("viper", of: ["mvc", "mvp", "mvvm", "viper"]), processors)
  }

  private var twoOfBoth: RunTimeClaim {
    let answers = [Expectation(lower: "mvp", higher: "mvvm")].verdict(by: wholes)
    let loads = [Expectation(lower: "mvvm", higher: "mvp")].verdict(by: processors)
    let verdicts = [answers.verdict, loads.verdict]
    return RunTimeClaim(
      title: "MVP answers faster than MVVM, which takes less of the processor",
      source: .dashboard,
      wording: "MVP's mean response is 237 ms to 253, MVVM's mean load 8.9 % to 11.2.",
      verdict: verdicts.contains(.contradicted)
        ? .contradicted : verdicts.contains(.tooClose) ? .tooClose : .confirmed,
      measured: "From keys to frames: \(answers.measured) Processor: \(loads.measured)")
  }

  private var chance: RunTimeClaim {
    let leads = times.sizes.flatMap { size in
      times.actions.map { action in
        lead { times.readings.whole($0, size, [action]) }
      }
    }
    let significant = leads.count { $0.pValue < Difference.significance }
    let apart = leads.count { $0.standing != .close }
    return RunTimeClaim(
      title: "Most winners lead by chance", source: .androidTests,
      wording: "in 3 of 15 tests the best pattern differs significantly from the second.",
      verdict: 2 * significant < leads.count ? .confirmed : .contradicted,
      measured: "In \(significant) of \(leads.count) comparisons, an action and a size each, the "
        + "fastest differs significantly from the second, in \(apart) by more than the margin.")
  }
}

extension TimeClaims {
  private var wholes: [Difference] {
    differences { times.readings.whole($0, Self.size, times.actions) }
  }

  private var peaks: [Difference] {
    differences { times.readings[Quantity(.memory, of: $0, size: Self.size)] }
  }

  private var processors: [Difference] {
    differences { times.readings[Quantity(.processor, of: $0, size: Self.size)] }
  }

  private func differences(_ values: (String) -> [Double]) -> [Difference] {
    Difference.all(Self.patterns.map { ($0, values($0)) })
  }

  /// The difference between the two with the lowest medians.
  private func lead(_ values: (String) -> [Double]) -> Difference {
    let ranked = Self.patterns.map { ($0, values($0).median) }.sorted { $0.1 < $1.1 }.map(\.0)
    let pair = Set(ranked.prefix(2))
    let all = differences(values)
    return all.first { pair == [$0.left, $0.right] } ?? all[0]
  }

  private func claim(
    _ title: String, _ source: RunTimeClaim.Source, _ wording: String, _ name: String,
    _ expectations: [Expectation], _ differences: [Difference]
  ) -> RunTimeClaim {
    let (verdict, measured) = expectations.verdict(by: differences)
    return RunTimeClaim(
      title: title, source: source, wording: wording, verdict: verdict,
      measured: "\(name), with \(Wording.todos(Self.size)): \(measured)")
  }
}
