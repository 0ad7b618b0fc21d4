/// One run of the program, from its arguments to what it prints.
struct Run {
  /// What is printed where, and the exit code.
  struct Result: Equatable {
    var output = ""
    var errors = ""
    var exitCode: Int32 = 0
  }

  enum End: Equatable {
    case finished(Result)
    case interrupted(signal: Int32)
  }

  /// The current folder.
  let folder: String
  /// Where `swift` is looked for.
  let searchPath: String
  let children: Children
  let progress: Progress

  func run(_ arguments: [String]) -> End {
    do throws(UsageError) {
      switch try OptionParser.parse(arguments) {
      case .help: return .finished(Result(output: Help.text))
      case .version: return .finished(Result(output: Help.version + "\n"))
      case .compare(let options): return compare(options)
      }
    } catch {
      return .finished(Result(errors: error.message, exitCode: UsageError.exitCode))
    }
  }

  private func compare(_ options: Options) -> End {
    defer { progress.erase() }
    do throws(Stop) {
      return .finished(try result(of: options))
    } catch {
      switch error {
      case .interrupted(let signal): return .interrupted(signal: signal)
      case .failed(let failure):
        return .finished(Result(errors: failure.message, exitCode: CompareError.exitCode))
      }
    }
  }

  private func result(of options: Options) throws(Stop) -> Result {
    let output = options.output.map { OutputFile($0, in: folder) }
    try failing { () throws(CompareError) in try output?.check() }
    let steps = Steps(progress: progress)
    let comparison = Comparison(
      options: options,
      toolchain: try Toolchain.find(searchPath: searchPath, children: children),
      children: children,
      workspace: try failing { () throws(CompareError) in
        Workspace(root: try PackageLocator.root(above: folder))
      },
      steps: steps
    )
    let text = format(try comparison.report(), options)
    let timings = options.showsTimings ? steps.timings : ""
    guard let output else { return Result(output: text, errors: timings) }
    try failing { () throws(CompareError) in try output.write(text) }
    return Result(errors: timings)
  }

  private func format(_ report: Report, _ options: Options) -> String {
    if let pattern = options.edges,
      let module = report.modules.first(where: { $0.name == pattern.moduleName })
    {
      let list = EdgeList(module)
      return options.format == .json ? JSONFormatter.format(list) : list.text
    }
    return switch options.format {
    case .text: TableFormatter.format(report)
    case .json: JSONFormatter.format(report)
    }
  }
}
