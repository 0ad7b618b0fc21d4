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
      let cells = entry.mutant
      let after = cells[5].isEmpty ? "" : "\n+ \(cells[5])"
      return "\(cells[1]):\(cells[2]): \(cells[3])\n- \(cells[4])\(after)\n\n"
    }
    return diffs.joined() + """
      \(entries.count) mutants of \(placeCount) possible ones.
      Noticed by the module's own suite: \(noticed(\.own)).
      Noticed by the shared suite: \(noticed(\.shared)).
      Noticed by none: \(survivors.count).

      """
  }

  private func noticed(_ suite: KeyPath<Record.Entry, Record.Notice>) -> String {
    let notices = entries.map { $0[keyPath: suite] }
    let hung = notices.count { $0.verdict == Verdict.hung.rawValue }
    return "\(notices.count { $0.isNoticed })"
      + (hung > 0 ? ", \(hung) of them by the time limit" : "")
  }
}
