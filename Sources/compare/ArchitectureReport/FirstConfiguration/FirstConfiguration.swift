import CompareSupport
import Foundation

/// A configuration for a team that begins: its modules with the patterns that their roles tell, and
/// a baseline for what there is to find today.
package struct FirstConfiguration {
  package static let baseline = "compare-baseline.json"

  private let guesses: [PatternGuess]
  /// The module that has its name from a folder alone.
  private let folder: String?

  package init(_ listing: RoleListing, folder: String?) {
    guesses = listing.modules.map(PatternGuess.init)
    self.folder = listing.modules.count == 1 ? folder : nil
  }

  /// Whether there is anything to hold.
  package var tellsAPattern: Bool { guesses.contains { $0.pattern != nil } }

  /// The file, as a person would write it.
  package var text: String {
    let modules = guesses.map { guess in
      let name = guess.module == folder ? Configuration.Module.only : guess.module
      let pattern = guess.pattern.map { ", \"pattern\": \(quoted($0.rawValue))" } ?? ""
      return "    { \"name\": \(quoted(name))\(pattern) }"
    }
    return """
      {
        "modules": [
      \(modules.joined(separator: ",\n"))
        ],
        "baseline": \(quoted(Self.baseline))
      }

      """
  }

  /// What was found, a line for each module.
  package var findings: String {
    guesses.map { guess in
      let told = guess.pattern?.title ?? "no pattern can be told"
      return "\(guess.module): \(told) (\(guess.evidence)).\n"
    }.joined()
  }

  private func quoted(_ text: String) -> String {
    let data = try? JSONEncoder().encode(text)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
