import ArchitectureGraph
import CompareSupport
import SourceRecords

extension PatternColumns {
  var viperSize: Claim {
    let statement = Statement(
      title: "VIPER needs at least twice MVC's files and 1.8 times its lines",
      source: .footballGather,
      wording: "In a count of the app's sources, VIPER has about twice the files of MVC, and about "
        + "1.8 times the lines.",
      patterns: [.mvc, .viper])
    guard let mvc = self[.mvc], let viper = self[.viper] else {
      return statement.lacks(statement.patterns)
    }
    guard mvc.files > 0, mvc.lines.code > 0 else {
      return statement.notMeasurable("MVC: there are no lines of code.")
    }
    let files = Margin.counts.standing(of: 10 * viper.files, to: 20 * mvc.files)
    let lines = Margin.counts.standing(of: 10 * viper.lines.code, to: 18 * mvc.lines.code)
    return statement.measured(
      "Files: \(times(viper.files, mvc.files)). "
        + "Lines of code: \(times(viper.lines.code, mvc.lines.code)).",
      [
        ClaimPart("files", files, is: .above, times: viper.files.times(mvc.files)),
        ClaimPart(
          "lines of code", lines, is: .above, times: viper.lines.code.times(mvc.lines.code)),
      ])
  }

  private func times(_ viper: Int, _ mvc: Int) -> String {
    let ratio = viper.times(mvc).map { ", \($0.timesText) times as many" } ?? ""
    return "VIPER \(viper), MVC \(mvc)\(ratio)"
  }

  var typeRank: Claim {
    let types = ranking(\.types.total)
    return Statement(
      title: "Types rank MVC < MVVM < MVP < VIPER",
      source: .footballGather,
      wording: "In a count of the app's sources, MVC declares the fewest types, MVVM more, MVP "
        + "still more, and VIPER by far the most.",
      patterns: [.mvc, .mvvm, .mvp, .viper]
    )
    .measured(
      "Types: \(types.text).",
      types.parts(rising: [.mvc, .mvvm, .mvp, .viper], of: Margin.counts.standing))
  }

  var boilerplate: Claim {
    let statement = Statement(
      title: "MVI needs more boilerplate than MVVM",
      source: .caseAgainstMVI,
      wording: "Every input and every state wants a type of its own, so that a flow is spread over "
        + "many declarations.",
      patterns: [.mvi, .mvvm])
    guard let mvi = self[.mvi], let mvvm = self[.mvvm] else {
      return statement.lacks(statement.patterns)
    }
    let lines = Margin.counts.standing(of: mvi.lines.code, to: mvvm.lines.code)
    let types = Margin.counts.standing(of: mvi.types.total, to: mvvm.types.total)
    return statement.measured(
      "Lines of code: MVI \(mvi.lines.code), MVVM \(mvvm.lines.code). "
        + "Types: MVI \(mvi.types.total), MVVM \(mvvm.types.total). "
        + "Files: MVI \(mvi.files), MVVM \(mvvm.files).",
      [
        ClaimPart(
          "lines of code", lines, is: .above, times: mvi.lines.code.times(mvvm.lines.code)),
        ClaimPart("types", types, is: .above, times: mvi.types.total.times(mvvm.types.total)),
      ])
  }

  var largestController: Claim {
    let statement = Statement(
      title: "The MVC controller is the largest type",
      source: .patternsInIOS,
      wording: "What is neither view nor model ends up in the view controller, which grows massive."
    )
    guard let mvc = self[.mvc], count > 1 else { return statement.lacks([.mvc]) }
    guard let largest = mvc.largestType, let types = ranking(ofKnown: \.largestType) else {
      return statement.notMeasurable("\(missing(\.largestType)): there is no type.")
    }
    let role = largest.role.flatMap(Role.init) ?? RoleTable.standard.role(of: largest.name)
    let isController = role == .controller || role == .viewController
    let lines = ranking { $0.largestType?.lines ?? 0 }
    return statement.measured(
      "Each pattern's largest type, in lines: \(types.text { "\($0.name) \($0.lines)" }).",
      [ClaimPart("MVC's is no controller", holds: isController)]
        + lines.parts(.mvc, is: .above, of: Margin.counts.standing))
  }
}

extension PatternColumns {
  var sceneFiles: Claim {
    let statement = Statement(
      title: "A VIPER scene is five files",
      source: .viperGenerator,
      wording: "Each new module needs at least five files, which is why one lets a template write "
        + "them.",
      margin: Margin.none.text,
      patterns: [.viper])
    guard count > 1, let scenes, let own = scenes.files[.viper], let fewest = own.min(),
      let most = own.max()
    else {
      return statement.notMeasurable(
        "There is no list of folders that all patterns have in common.")
    }
    let text = ranking { $0.pattern.flatMap { scenes.files[$0] } ?? [] }
      .text { $0.min() == $0.max() ? "\($0.min() ?? 0)" : "\($0.min() ?? 0) to \($0.max() ?? 0)" }
    return statement.measured(
      "Scenes, which are the folders that all patterns have: \(scenes.names.joined(separator: ", ")). "
        + "Files of one: \(text).",
      [
        ClaimPart("the fewest", Margin.none.standing(of: fewest, to: 5), is: .close),
        ClaimPart("the most", Margin.none.standing(of: most, to: 5), is: .close),
      ])
  }

  /// The folders that all patterns have in common by name, and how many files each pattern has in
  /// each; nil without any.
  private var scenes: (names: [String], files: [Pattern: [Int]])? {
    let files = ranking(\.filesByScene).values
    let names = files.dropFirst().reduce(Set(files.first?.value.keys ?? [:].keys)) {
      $0.intersection($1.value.keys)
    }.sorted()
    if names.isEmpty { return nil }
    return (
      names,
      Dictionary(
        uniqueKeysWithValues: files.map { column in
          (column.pattern, names.compactMap { column.value[$0] })
        })
    )
  }
}

extension ModuleReport {
  /// By the folder right below the module's own, with those in folders of it; empty where the
  /// folders are not listed.
  fileprivate var filesByScene: [String: Int] {
    let below = (folders?.list ?? []).compactMap { folder in
      folder.path.split(separator: "/").first.map { (String($0), folder.files) }
    }
    return Dictionary(below.filter { $0.0 != "." }, uniquingKeysWith: +)
  }
}

extension PatternColumns {
  func smallProjectsCell(_ pattern: Pattern) -> Claim {
    let saying = Saying.smallProjects(pattern)
    let statement = saying.statement(pattern, margin: Margin.counts.text)
    guard let own = self[pattern] else { return statement.lacks([pattern]) }
    return statement.measured(
      "\(own.lines.code).",
      ranking(\.lines.code).parts(pattern, saying, of: Margin.counts.standing))
  }
}

extension Saying {
  fileprivate static func smallProjects(_ pattern: Pattern) -> Saying {
    switch pattern {
    case .mvc:
      Saying(
        "Fit for a tiny pet project: it takes the least code.", .patternsInIOS, .below,
        than: .others(than: .mvc))
    case .mvp:
      Saying("It means a lot of code.", .patternsInIOS, .above, than: [.mvc])
    case .mvvm:
      Saying("Overkill for a simple user interface.", .viewModelDrawbacks, .above, than: [.mvc])
    case .mvi:
      Saying("A small app may not justify what it costs.", .mviDrawbacks, .above, than: [.mvc])
    case .viper:
      Saying(
        "Too early for most apps: an Empire State Building of small bricks.", .patternsInIOS,
        .above, than: .others(than: .viper))
    }
  }
}
