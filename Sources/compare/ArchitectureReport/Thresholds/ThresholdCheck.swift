import ArchitectureRules
import CompareSupport
import SourceRecords

/// Finds the numbers of a module that are out of bounds.
struct ThresholdCheck {
  private let module: ModuleReport
  private let bounds: [ThresholdEntry]
  private let severity: Severity?
  /// By the keys of the rows.
  private let cells: [String: String]

  /// Nil for a module without bounds.
  init?(_ module: ModuleReport, _ own: OwnRules) {
    guard !own.thresholds.isEmpty else { return nil }
    self.module = module
    bounds = own.thresholds
    severity = own.severities.severity(of: TeamRules.outOfBounds.name)
    cells = Dictionary(TableRows.all(for: [module]).map { ($0.key, $0.cells[0]) }) { $1 }
  }

  /// Empty if the rule is off; without findings that a comment accepts.
  func findings(in sources: [SourceRecord], _ shown: ShownPaths) -> [FindingReport] {
    guard severity != nil else { return [] }
    let files = sources.map { (shown.relative($0.indexed.path), $0.parsed.remarks) }
    let remarks = Dictionary(files) { first, _ in first }
    return bounds.flatMap { bound in measured(bound).compactMap { finding($0, bound) } }
      .filter { finding in
        !(remarks[finding.file] ?? []).contains { remark in
          remark.rule == finding.rule && remark.lines.contains(finding.line)
        }
      }
  }

  var notes: [Note] {
    guard severity != nil else { return [] }
    let missing = Set(bounds.map(\.number)).filter { isMissing($0) }.sorted()
    guard !missing.isEmpty else { return [] }
    let hint =
      missing.contains(where: ThresholdNumber.needsSuites)
      ? ": `compare check --tests` runs the suites of a package" : ""
    return [
      Note(
        .partial,
        "the bounds of \(missing.joined(separator: ", ")) can't be checked, since they weren't"
          + " measured\(hint)", of: module.name)
    ]
  }

  private func isMissing(_ number: String) -> Bool {
    if number == ThresholdNumber.coverageOfType { return module.coverage == nil }
    return ThresholdNumber.needsSuites(number)
      && (cells[number] ?? TextTable.dash) == TextTable.dash
  }

  /// What is checked: of the greatest of many, each of them, so that findings are at the cause.
  private func measured(_ bound: ThresholdEntry) -> [MeasuredNumber] {
    let functions = module.functionList ?? []
    if let number = ThresholdNumber.ofType.first(where: { $0.key == bound.number }) {
      return types(number.value)
    }
    if bound.least == nil {
      switch bound.number {
      case "complexity.max": return functions.map { MeasuredNumber($0, $0.complexity) }
      case "functions.longest": return functions.map { MeasuredNumber($0, $0.lines) }
      case "types.largest": return types { Double($0.lines) }
      default: break
      }
    }
    guard let value = cells[bound.number].flatMap({ Double($0) }),
      let file = module.fileList.map(\.path).min()
    else { return [] }
    return [MeasuredNumber(of: module.name, file: file, line: 1, column: 1, value: value)]
  }

  private func types(_ value: (TypeReport) -> Double?) -> [MeasuredNumber] {
    module.typeList.compactMap { type in
      value(type).map {
        MeasuredNumber(of: type.name, file: type.file, line: type.line, column: 1, value: $0)
      }
    }
  }

  private func finding(_ measured: MeasuredNumber, _ bound: ThresholdEntry) -> FindingReport? {
    let broken: String
    if let most = bound.most, measured.value > most {
      broken = "\(most.shown) at most"
    } else if let least = bound.least, measured.value < least {
      broken = "\(least.shown) at least"
    } else {
      return nil
    }
    let rule = TeamRules.outOfBounds
    return FindingReport(
      rule: rule.name, module: module.name, file: measured.file, line: measured.line,
      column: measured.column, from: measured.of, to: bound.number, toModule: "number",
      path: [measured.of],
      message: "\(bound.number) is \(measured.value.shown), and should be \(broken)",
      remedy: rule.remedy, severity: severity)
  }
}

extension Double {
  /// Without a fraction if it is a whole number.
  fileprivate var shown: String { Int(exactly: self).map(String.init) ?? String(self) }
}

/// A number, what it is a number of, and where that is.
struct MeasuredNumber {
  let of: String
  let file: String
  let line: Int
  let column: Int
  let value: Double
}

extension MeasuredNumber {
  init(_ function: FunctionReport, _ value: Int) {
    self.init(
      of: function.name, file: function.file, line: function.line, column: function.column,
      value: Double(value))
  }
}
