// A team's own rules: what a presenter must not import, what no default argument may name, and how
// much a function may decide.
import Foundation  // breaks: imports.forbidden

final class TeamStore {}

final class TeamPresenter {
  init(_ store: TeamStore = TeamStore()) {}  // breaks: default-arguments.concrete

  // breaks: thresholds.out-of-bounds
  func text(_ number: Int) -> String {
    if number > 0 { return "+" }
    if number < 0 { return "-" }
    return number == 0 ? "0" : "?"
  }
}
