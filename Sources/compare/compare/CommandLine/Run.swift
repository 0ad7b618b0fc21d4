import ArchitectureReport
import ArchitectureRules
import CommandLineKit
import CompareSupport
import ReportFormats
import SourceRecords

/// One run of the program, from its arguments to its output.
struct Run {
  /// The current folder.
  let folder: String
  let session: MeasuringSession
  /// The cache in which folders of sources are compiled.
  let cache: SourcesCache
  /// The width of the terminal in characters; nil if the result goes elsewhere.
  var width: Int?

  func run(_ arguments: [String]) throws(Failure) -> RunResult {
    defer { session.progress.erase() }
    let command: Command
    do throws(UsageError) {
      command = try CompareProgram.parse(arguments, in: folder)
    } catch {
      throw .misused(error)
    }
    return try result(of: command).printable
  }

  private func result(of command: Command) throws(Failure) -> RunResult {
    switch command {
    case .information(let text): return RunResult(output: text)
    case .render(let file, let edges, let showsActions, let others, let output):
      let report = try ReportFile.read(file, in: folder)
      if showsActions { return try write(output, actions(of: report, file, output)) }
      if let others { return try write(output, claims(of: report, and: others, output)) }
      return try write(
        output,
        result(report, edges, output) { known in
          let names = known.joined(separator: ", ")
          return Failure("'\(file)' has no module '\(edges ?? "")', only \(names).")
        })
    case .diff(let options): return try write(options.measured.output, diff(options))
    case .check(var options):
      options.measured = try choice.completed(options.measured)
      return try write(options.measured.output, check(options))
    case .begin(let options): return try begin(options)
    case .explain(let rule): return try explain(rule)
    case .roles(var options):
      options.measured = try choice.completed(options.measured)
      return try write(options.measured.output, roles(options))
    case .affected(var options):
      options.measured = try choice.completed(options.measured)
      return try write(options.measured.output, affected(options))
    case .trace(let options): return try write(options.output, trace(options))
    case .compare(let options):
      return try write(options.output, measure(choice.completed(options)))
    }
  }

  /// Writes the result of the long work to its destination, which is checked beforehand.
  private func write(
    _ output: Output, _ work: @autoclosure () throws(Failure) -> RunResult
  ) throws(Failure) -> RunResult {
    let file = output.file.map { OutputFile($0, in: folder) }
    try file?.check()
    var result = try work()
    guard let file else { return result }
    try file.write(result.output.printable)
    result.output = ""
    return result
  }

  private func roles(_ options: RolesOptions) throws(Failure) -> RunResult {
    let input = try choice.input(for: options.measured)
    let found = try Pipeline(options: options.measured, input: input).roles()
    let listing = found.listing
    let output = options.measured.output
    var result = RunResult(
      RolesFormatter.format(listing, options.format), isComplete: listing.complete, output)
    // A partial result must be visible, even if it goes into a file.
    if output.file != nil, !listing.complete {
      result.errors = lines([PartialResult.line] + listing.notes.map(\.labelled))
    }
    result.errors += asides(options.measured, found.limits.skipped)
    return result
  }

  func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  var choice: InputChoice { InputChoice(folder: folder, session: session, cache: cache) }

  private func measure(_ options: Options) throws(Failure) -> RunResult {
    let kept = options.kept.map { OutputFile($0, in: folder) }
    try kept?.check()
    let input = try choice.input(for: options)
    var report = try report(options, input)
    report.revision = choice.revision(of: options)
    if let kept {
      let json = ReportFormatter.format(report, ReportForm(.json))
      try kept.write(json)
    }
    let sources =
      options.output.format == .html ? SourceTexts.read(report.modules, input.shown) : .none
    var result = try result(report, options.edges, options.output, sources) { known in
      .misused(.invalidValue(option: "--edges", value: options.edges ?? "", allowed: known))
    }
    result.errors += asides(options, report.skipped, report.unknown)
    return result
  }

  func report(_ options: Options, _ input: any Input) throws(Failure) -> Report {
    try Pipeline(options: options, input: input, actions: choice.actions(for: options)).report()
  }

  /// Output that is only shown on request.
  func asides(
    _ options: Options, _ skipped: [Skipped], _ unknown: [String] = []
  ) -> String {
    let left =
      skipped.map { "Left out: \($0.path.oneLine): \($0.reason)" }
      + unknown.map { "Not resolved: \($0.oneLine)" }
    return (options.isVerbose ? lines(left) : "")
      + (options.showsTimings ? session.steps.timings : "")
  }

  /// The measurements, new or saved, in the requested format.
  private func result(
    _ report: Report, _ edges: String?, _ output: Output, _ sources: SourceTexts = .none,
    _ unknown: ([String]) -> Failure
  ) throws(Failure) -> RunResult {
    let text: String
    if let edges {
      guard let module = report.modules.first(where: { $0.name == edges }) else {
        throw unknown(report.modules.map(\.name))
      }
      text = ReportFormatter.formatEdges(of: module, in: report, output.format, sources)
    } else if output.format == .svg {
      guard let chart = ReportFormatter.chart(of: report, output.rows) else {
        throw Failure(
          "The format 'svg' draws one number above 0 of all five patterns, and this result lacks it: "
            + "measure a column of each pattern.")
      }
      text = chart
    } else {
      text = ReportFormatter.format(report, output.form(width: width), sources)
    }
    return RunResult(
      text, errors: notes(of: report, edges, output), isComplete: report.isComplete, output)
  }

  /// The notes, if the result has no place for them, or is partial and isn't printed.
  private func notes(of report: Report, _ edges: String?, _ output: Output) -> String {
    let hasPlace =
      switch output.format {
      case .html: true
      case .text, .json, .markdown: edges == nil
      case .csv, .mermaid, .dot, .svg: false
      }
    if hasPlace, output.file == nil || report.isComplete { return "" }
    return lines((report.isComplete ? [] : [PartialResult.line]) + report.notes.map(\.labelled))
  }
}

extension Run {
  func explain(_ rule: String?) throws(Failure) -> RunResult {
    guard let rule else { return RunResult(output: RuleExplanation.list) }
    if let text = RuleExplanation.text(of: rule) { return RunResult(output: text) }
    throw .misused(
      .explained(
        "There is no rule '\(rule)'\(RuleExplanation.hint(for: rule));"
          + " 'compare explain' lists all."))
  }
}

extension Run {
  /// What a saved result says about every claim, and what those in a folder say.
  func claims(
    of report: Report, and path: String, _ output: Output
  ) throws(Failure) -> RunResult {
    let format: ClaimsFormat = try supported(output.format)
    let others = try ReportFile.readAll(path, in: folder)
    return RunResult(
      ReportFormatter.formatClaims(of: report, and: others, format),
      isComplete: ([report] + others.map(\.report)).allSatisfy(\.isComplete), output)
  }
}
