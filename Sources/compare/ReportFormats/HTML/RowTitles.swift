import ArchitectureReport

extension [TableRows.Row] {
  /// What each row is called where it stands alone.
  ///
  /// A part is named after the row that it belongs to: “of” alone says nothing.
  var titles: [String] {
    var whole = ""
    return map { row in
      let label = row.label.drop { $0 == " " }.description
      if row.label.hasPrefix(" ") { return "\(whole): \(label)" }
      whole = label
      return label
    }
  }
}
