/// The tables of counts, which are the same in every run.
package struct CountTables: Sendable {
  let counts: [Counts]
  /// The counts of a store alone, for some of the actions.
  let floor: Counts

  package init(_ counts: [Counts], floor: Counts) {
    self.counts = counts
    self.floor = floor
  }

  package var sections: [Section] { [calls, bytes, parts, scenes] }

  private var actions: [String] { counts.first?.actions ?? [] }

  private var calls: Section {
    Section(
      title: "Heap allocations",
      note: "Blocks that the heap gave, from the first key of an action to its last frame.",
      table: growth(\.calls))
  }

  private var bytes: Section {
    Section(
      title: "Bytes allocated", note: "The bytes that these blocks were asked for with.",
      table: growth(\.bytes))
  }

  private func growth(_ number: @escaping (Allocations) -> Int) -> Table {
    let rows = counts.flatMap { growthRows(of: $0, actions + [nil], number) }
    let cells = cells.flatMap { growthRows(of: $0, actions + [nil], number) }
    let store = growthRows(
      of: floor, actions.map { floor.actions.contains($0) ? $0 : "" } + [""], number)
    return Table(head: ["", "todos"] + actions + ["all"], rows: rows + cells + store)
  }

  /// One row per size and one for the exponents; actions with an empty name have no number.
  private func growthRows(
    of counts: Counts, _ actions: [String?], _ number: @escaping (Allocations) -> Int
  ) -> [[String]] {
    let numbers = counts.sizes.map { size in
      ["", Wording.size(size.size)]
        + actions.map { $0 == "" ? "–" : String(number(size.whole($0))) }
    }
    let exponents = actions.map { action in
      Wording.number(
        action == "" ? .nan : counts.exponent { number($0.whole(action)) }, places: 2)
    }
    var all = numbers + [["", "n"] + exponents]
    all[0][0] = counts.subject
    return all
  }

  /// The cells' counts of the first subject, which are the same for all.
  private var cells: [Counts] {
    counts.prefix(1).map { first in
      let sizes = first.sizes.map { size in
        let actions = size.actions.map {
          ActionCounts(
            action: $0.action, dispatching: .none, frame: $0.drawing, drawing: $0.drawing)
        }
        return SizeCounts(size: size.size, actions: actions, finalState: "")
      }
      return Counts(subject: "the cells alone", sizes: sizes, scenes: [])
    }
  }

  private var parts: Section {
    let rows = counts.flatMap { counts in
      counts.sizes.enumerated().map { place, size in
        [place == 0 ? counts.subject : "", Wording.size(size.size)]
          + Part.allCases.map { part in
            let calls = size.all(part).calls
            return "\(calls) (\(Wording.percent(Double(calls) / Double(size.all.calls))))"
          }
      }
    }
    return Section(
      title: "Allocations, part by part",
      note: "All actions together; behind each number its share of the whole.",
      table: Table(head: ["", "todos"] + Part.allCases.map(\.rawValue), rows: rows))
  }

  private var scenes: Section {
    let names = counts.first?.scenes.map(\.scene) ?? []
    let rows = counts.map { counts in
      [counts.subject] + counts.scenes.map { String($0.live) }
    }
    return Section(
      title: "Live objects of a scene",
      note:
        "Blocks of the heap that are there once it is drawn, and were not before it was opened.",
      table: Table(head: [""] + names, rows: rows))
  }
}
