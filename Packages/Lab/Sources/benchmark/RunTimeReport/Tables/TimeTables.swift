/// The tables of measurements, which vary from run to run.
package struct TimeTables: Sendable {
  private static let microsecond = 1e3
  private static let millisecond = 1e6
  private static let megabyte = 1e6

  let times: RunTimes

  package init(_ times: RunTimes) {
    self.times = times
  }

  package var sections: [Section] { [keys, parts, programs, memory] }

  private var keys: Section {
    let actions = times.actions.map { [$0] } + [times.actions]
    let subjects = times.subjects.flatMap { subject in
      growth(of: subject, actions) { times.readings.whole(subject, $0, $1) }
    }
    let cells = times.subjects.prefix(1).flatMap { subject in
      growth(of: "the cells alone", actions) {
        times.readings.part(.drawing, subject, $0, $1)
      }
    }
    let floors = [RunTimes.storeAlone, RunTimes.fileAlone].flatMap { floor in
      growth(of: floor, actions) { size, actions in
        actions.count > 1 || !times.changes.contains(actions[0])
          ? [] : times.readings[Quantity(.store, of: floor, size: size, action: actions[0])]
      }
    }
    return Section(
      title: "From a key to its frame",
      note: "Microseconds for all keys of an action, each with its frame.",
      table: Table(
        head: ["", "todos"] + times.actions + ["all"], rows: subjects + cells + floors))
  }

  /// One row per size and one for the exponents of the medians.
  private func growth(
    of name: String, _ actions: [[String]], _ values: (Int, [String]) -> [Double]
  ) -> [[String]] {
    let samples = times.sizes.map { size in actions.map { values(size, $0) } }
    var rows = zip(times.sizes, samples).map { size, samples in
      ["", Wording.size(size)] + samples.map { Wording.estimate($0, in: Self.microsecond) }
    }
    let exponents = actions.indices.map { action in
      Growth.exponent(samples.map { $0[action].median }, at: times.sizes)
    }
    rows.append(["", "n"] + exponents.map { Wording.number($0, places: 2) })
    rows[0][0] = name
    return rows
  }

  private var parts: Section {
    let rows = times.subjects.flatMap { subject in
      times.sizes.enumerated().map { place, size in
        [place == 0 ? subject : "", Wording.size(size)]
          + Part.allCases.map { part in
            let values = times.readings.part(part, subject, size, times.actions)
            let share = times.readings.share(part, subject, size, times.actions).median
            return Wording.estimate(values, in: Self.microsecond) + ", " + Wording.percent(share)
          }
      }
    }
    return Section(
      title: "Dispatching, deriving and drawing",
      note: "Microseconds, all actions together, and the share of the whole.",
      table: Table(head: ["", "todos"] + Part.allCases.map(\.rawValue), rows: rows))
  }

  private var programs: Section {
    let rows = times.subjects.map { subject in
      [
        subject,
        Wording.estimate(times.readings[Quantity(.start, of: subject)], in: Self.millisecond),
      ]
        + times.sizes.map {
          Wording.estimate(
            times.readings[Quantity(.processor, of: subject, size: $0)], in: Self.millisecond)
        }
    }
    return Section(
      title: "The start, and the processor",
      note: "Milliseconds from the start of todo to its end, and of the processor for all actions.",
      table: Table(head: ["", "start"] + times.sizes.map(Wording.todos), rows: rows))
  }

  private var memory: Section {
    let columns = [
      (Measure.memory, Self.megabyte), (.fileMemory, Self.megabyte),
      (.afterOthers, Self.millisecond),
    ]
    let rows = (times.subjects + [RunTimes.storeAlone]).flatMap { subject in
      times.sizes.enumerated().map { place, size in
        [place == 0 ? subject : "", Wording.size(size)]
          + columns.map { measure, unit in
            Wording.estimate(
              times.readings[Quantity(measure, of: subject, size: size)], in: unit)
          }
      }
    }
    return Section(
      title: "Peak memory, and changes by others",
      note: "Megabytes that a process of its own had at most, over todos in memory and in a file; "
        + "and milliseconds until the list is drawn after another program has changed the file.",
      table: Table(head: ["", "todos", "in memory", "in a file", "after others"], rows: rows))
  }
}
