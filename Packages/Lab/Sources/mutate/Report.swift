/// The summary that a run prints.
struct Report {
  let entries: [Record.Entry]
  private let placeCount: Int

  init(_ entries: [Record.Entry], of placeCount: Int) {
    self.entries = entries
    self.placeCount = placeCount
  }

  var survivors: [Record.Entry] { entries.filter(\.isSurvivor) }

  var text: String {
    let diffs = survivors.map { entry in
      let cells = entry.cells
      let after = cells[5].isEmpty ? "" : "\n+ \(cells[5])"
      return "\(cells[1]):\(cells[2]): \(cells[3])\n- \(cells[4])\(after)\n\n"
    }
    return diffs.joined() + """
      \(entries.count) mutants of \(placeCount) possible ones.
      Noticed by the module's own suite: \(noticed(6)).
      Noticed by the shared suite: \(noticed(7)).
      Noticed by none: \(survivors.count).

      """
  }

  private func noticed(_ cell: Int) -> String {
    let hung = entries.count { $0.cells[cell] == "time limit" }
    return "\(entries.count { $0.cells[cell] != "survived" })"
      + (hung > 0 ? ", \(hung) of them by the time limit" : "")
  }
}
