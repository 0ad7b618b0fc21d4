import Foundation

extension FivePatterns {
  var viperSize: Claim {
    let statement = Statement(
      title: "VIPER needs at least twice MVC's files and 1.8 times its lines",
      source: .footballGather,
      wording: "In a count of the app's sources, VIPER has about twice the files of MVC, and about "
        + "1.8 times the lines.")
    guard mvc.files > 0, mvc.lines.code > 0 else {
      return statement.notMeasurable("MVC: there are no lines of code.")
    }
    let hasFiles = viper.files >= 2 * mvc.files
    let hasLines = 10 * viper.lines.code >= 18 * mvc.lines.code
    return statement.measured(
      "Files: \(times(viper.files, mvc.files)), \(hasFiles ? "enough" : "too few"). "
        + "Lines of code: \(times(viper.lines.code, mvc.lines.code)), "
        + "\(hasLines ? "enough" : "too few").",
      holds: hasFiles && hasLines)
  }

  /// Rounded down, so that what falls short of a limit doesn't look like it.
  private func times(_ viper: Int, _ mvc: Int) -> String {
    let ratio = Double(100 * viper / mvc) / 100
    return "VIPER \(viper), MVC \(mvc), \(String(format: "%.2f", ratio)) times as many"
  }

  var typeRank: Claim {
    let types = [mvc.types.total, mvvm.types.total, mvp.types.total, viper.types.total]
    return Statement(
      title: "Types rank MVC < MVVM < MVP < VIPER",
      source: .footballGather,
      wording: "In a count of the app's sources, MVC declares the fewest types, MVVM more, MVP "
        + "still more, and VIPER by far the most."
    )
    .measured(
      "Types: \(ranking(\.types.total).text).",
      holds: zip(types, types.dropFirst()).allSatisfy { $0 < $1 })
  }

  var boilerplate: Claim {
    let hasLines = mvi.lines.code > mvvm.lines.code
    let hasTypes = mvi.types.total > mvvm.types.total
    return Statement(
      title: "MVI needs more boilerplate than MVVM",
      source: .caseAgainstMVI,
      wording: "Every input and every state wants a type of its own, so that a flow is spread over "
        + "many declarations."
    )
    .measured(
      "Lines of code: MVI \(mvi.lines.code), MVVM \(mvvm.lines.code), "
        + "\(hasLines ? "more" : "not more"). "
        + "Types: MVI \(mvi.types.total), MVVM \(mvvm.types.total), \(hasTypes ? "more" : "not more"). "
        + "Files: MVI \(mvi.files), MVVM \(mvvm.files).",
      holds: hasLines && hasTypes)
  }

  var largestController: Claim {
    let statement = Statement(
      title: "The MVC controller is the largest type",
      source: .patternsInIOS,
      wording: "What is neither view nor model ends up in the view controller, which grows massive."
    )
    guard let largest = mvc.largestType, let types = ranking(ofKnown: \.largestType) else {
      return statement.notMeasurable("\(missing(\.largestType)): there is no type.")
    }
    let role = largest.role.flatMap(Role.init) ?? RoleTable.standard.role(of: largest.name)
    let isController = role == .controller || role == .viewController
    let lines = ranking { $0.largestType?.lines ?? 0 }
    return statement.measured(
      "Each pattern's largest type, in lines: \(types.text { "\($0.name) \($0.lines)" })."
        + (isController ? "" : " MVC's is no controller."),
      holds: isController && lines.isHighest(.mvc))
  }
}
