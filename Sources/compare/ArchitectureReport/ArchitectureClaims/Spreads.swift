package import CompareSupport

/// The implementations that a result has, by pattern and form, to spread its numbers out.
package struct Spreads {
  private let modules: [ModuleReport]
  private let forms: [PatternForms]

  /// Nil unless a pattern has several forms among the columns, and another pattern stands beside it.
  ///
  /// What ships with the tool is no form, and neither is what has no pattern.
  package init?(_ modules: [ModuleReport]) {
    self.modules = modules
    forms = PatternForms.all(among: modules) { $0.origin == .measured }
    guard forms.count > 1, !patterns.isEmpty else { return nil }
  }

  /// Those that have several forms.
  package var patterns: [Pattern] { forms.filter { !$0.others.isEmpty }.map(\.pattern) }

  /// Takes a row over the same columns; nil where there are too few numbers.
  package func spread(of row: TableRows.Row) -> Spread? {
    let numbers = forms.flatMap { forms in
      forms.all.compactMap { place -> FormNumber? in
        guard row.cells.indices.contains(place), let number = Double(row.cells[place]) else {
          return nil
        }
        return FormNumber(
          pattern: forms.pattern, name: modules[place].name, isUsual: place == forms.usual,
          text: row.cells[place], value: number)
      }
    }
    return Spread(row, numbers: numbers)
  }
}
