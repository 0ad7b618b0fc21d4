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
