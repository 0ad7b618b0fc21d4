import RunTimeReport

/// Times of a fictitious run.
enum SampleTimes {
  static let patterns = ["mvc", "mvp", "mvvm", "mvi", "viper"]

  /// Times of two actions, each subject's multiplied by its factor.
  static func times(
    _ factors: [(String, Double)], rounds: Int = 10, peaks: [String: Double] = [:],
    processors: [String: Double] = [:]
  ) -> RunTimes {
    var readings = Readings()
    for round in 0..<rounds {
      let noise = 1 + Double(round * 7 % 5) / 1_000
      for (subject, factor) in factors {
        for size in [10, 1_000] {
          let values: [(Measure, String, Double)] = [
            (.dispatching, "add", 10_000 * factor), (.frame, "add", 200_000 * factor),
            (.drawing, "add", 150_000), (.dispatching, "tab", 5_000), (.frame, "tab", 100_000),
            (.drawing, "tab", 90_000), (.memory, "", (peaks[subject] ?? 1) * 20e6),
            (.processor, "", (processors[subject] ?? 1) * 3e6),
          ]
          readings.add(
            values.map {
              Reading(Quantity($0.0, of: subject, size: size, action: $0.1), $0.2 * noise)
            })
        }
        readings.add([Reading(Quantity(.start, of: subject), 25e6 * noise)])
      }
    }
    return RunTimes(
      subjects: factors.map(\.0), sizes: [10, 1_000], actions: ["add", "tab"], changes: ["add"],
      rounds: rounds, readings: readings)
  }

  static var equal: RunTimes { times(patterns.map { ($0, 1) }) }
}
