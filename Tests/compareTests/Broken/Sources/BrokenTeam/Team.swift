// A team's own rules: what a presenter must not import, and how much a function may decide.
import Foundation  // breaks: imports.forbidden

final class TeamPresenter {
  // breaks: thresholds.out-of-bounds
  func text(_ number: Int) -> String {
    if number > 0 { return "+" }
    if number < 0 { return "-" }
    return number == 0 ? "0" : "?"
  }
}
