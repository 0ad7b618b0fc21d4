import ArchitectureGraph
import CompareSupport
import SourceRecords

extension PatternColumns {
  func viperSize(_ statement: Statement) -> Claim {
    guard let mvc = self[.mvc], let viper = self[.viper] else {
      return statement.lacks([.mvc, .viper])
    }
    guard mvc.files > 0, mvc.lines.code > 0 else {
      return statement.notMeasurable("MVC: there are no lines of code.")
    }
    return statement.measured(
      "Files: \(times(viper.files, mvc.files)). "
        + "Lines of code: \(times(viper.lines.code, mvc.lines.code)).",
      [
        ClaimPart("files", viper.files, is: .above, mvc.files, tenths: 20),
        ClaimPart("lines of code", viper.lines.code, is: .above, mvc.lines.code, tenths: 18),
      ])
  }

  private func times(_ viper: Int, _ mvc: Int) -> String {
    let ratio = viper.times(mvc).map { ", \($0.timesText) times as many" } ?? ""
    return "VIPER \(viper), MVC \(mvc)\(ratio)"
  }

  func typeRank(_ statement: Statement) -> Claim {
    let types = ranking(\.types.total)
    return statement.measured(
      "Types: \(types.text).", types.parts(rising: [.mvc, .mvvm, .mvp, .viper]))
  }

  func boilerplate(_ statement: Statement) -> Claim {
    guard let mvi = self[.mvi], let mvvm = self[.mvvm] else {
      return statement.lacks([.mvi, .mvvm])
    }
    return statement.measured(
      "Lines of code: MVI \(mvi.lines.code), MVVM \(mvvm.lines.code). "
        + "Types: MVI \(mvi.types.total), MVVM \(mvvm.types.total). "
        + "Files: MVI \(mvi.files), MVVM \(mvvm.files).",
      [
        ClaimPart("lines of code", mvi.lines.code, is: .above, mvvm.lines.code),
        ClaimPart("types", mvi.types.total, is: .above, mvvm.types.total),
      ])
  }

  func largestController(_ statement: Statement) -> Claim {
    guard let mvc = self[.mvc], count > 1 else { return statement.lacks([.mvc]) }
    guard let largest = mvc.largestType, let types = ranking(ofKnown: \.largestType) else {
      return statement.notMeasurable("\(missing(\.largestType)): there is no type.")
    }
    let role = largest.role.flatMap(Role.init) ?? RoleTable.standard.role(of: largest.name)
    let isController = role == .controller || role == .viewController
    let lines = ranking { $0.largestType?.lines ?? 0 }
    return statement.measured(
      "Each pattern's largest type, in lines: \(types.text { "\($0.name) \($0.lines)" }).",
      [ClaimPart("MVC's isn't a controller", holds: isController)]
        + lines.parts(.mvc, is: .above))
  }

  func complexity(_ statement: Statement) -> Claim {
    guard let means = ranking(ofKnown: \.complexity.mean) else {
      return statement.notMeasurable("\(missing(\.complexity.mean)): there is no function.")
    }
    // MVP and MVI are compared only once.
    let highest = means.parts(.mvi, is: .above).filter { $0.name != "MVI and MVP" }
    return statement.measured(
      "Mean complexity: \(means.text(places: 2)).", means.parts(.mvp, is: .below) + highest)
  }

  func layers(_ statement: Statement) -> Claim {
    let layers = ranking(\.layersOfRoles)
    let lines = ranking(\.lines.code)
    let parts = lines.parts(rising: layers)
    return parts.isEmpty
      ? statement.notMeasurable("No pattern has more layers than another: \(layers.text).")
      : statement.measured(
        "Layers, which are the roles that types of a module play: \(layers.text). "
          + "Lines of code: \(lines.text).", parts)
  }
}

extension ModuleReport {
  /// How many roles its types have, without those that every pattern has around its scenes.
  fileprivate var layersOfRoles: Int {
    let around = [Role.app, .delegate, .other].map(\.rawValue)
    return roles.count { !around.contains($0.role) }
  }

  /// By the folder right below the module's own, including the folders in it; empty if the folders
  /// aren't listed.
  fileprivate var filesByScene: [String: Int] {
    let below = (folders?.list ?? []).compactMap { folder in
      folder.path.split(separator: "/").first.map { (String($0), folder.files) }
    }
    return Dictionary(below.filter { $0.0 != "." }, uniquingKeysWith: +)
  }
}

extension Ranking where Value: Amount {
  /// Of any two patterns, the one with more of the other number must have more of this one, too;
  /// patterns with the same other number aren't compared.
  fileprivate func parts(rising other: Ranking<Int>) -> [ClaimPart] {
    let order = other.values.sorted { $0.value < $1.value }
    return order.indices.flatMap { more in
      order[..<more].filter { $0.value < order[more].value }.flatMap { less in
        parts(rising: [less.pattern, order[more].pattern])
      }
    }
  }
}

extension PatternColumns {
  func sceneFiles(_ statement: Statement) -> Claim {
    guard count > 1, let scenes, let fewest = scenes.files[.viper]?.min() else {
      return statement.notMeasurable(
        "There is no list of folders that all patterns have in common.")
    }
    let text = ranking { $0.pattern.flatMap { scenes.files[$0] } ?? [] }
      .text { $0.min() == $0.max() ? "\($0.min() ?? 0)" : "\($0.min() ?? 0) to \($0.max() ?? 0)" }
    return statement.measured(
      "Scenes, which are the folders that all patterns have: \(scenes.names.joined(separator: ", ")). "
        + "Files of one: \(text).", [ClaimPart("the fewest", holds: fewest >= 5)])
  }

  /// The folders whose names all patterns share, and how many files each pattern has in each; nil
  /// if there are none.
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
