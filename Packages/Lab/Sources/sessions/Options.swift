import CommandLineKit
import Implementations
import TerminalUI

/// What the command line asks for.
nonisolated struct Options: Equatable, Sendable {
  /// All of them when none is named.
  var implementations: [Implementation] = []
  var sessions = 100
  var keys = 100
  var seed: UInt64 = 1
  var jobs = 1
  var hasProgress = false
  /// Say nothing of what was reached; whoever started this says it.
  var isQuiet = false
  /// One session to play, instead of many that are made.
  var replay: [Step]?
  var setup = SessionSetup()

  var used: [Implementation] { implementations.isEmpty ? Implementation.allCases : implementations }
}

extension Options {
  nonisolated static let declaration = ProgramDeclaration<SearchCommand<Options>>(
    "sessions", version: "0.1.0",
    main: CommandDeclaration(
      overview:
        "Uses all implementations side by side with a model of the app, and compares frames.",
      discussion: [
        "Sessions are made of seeds, the same of the same. After every step of one, all must look as"
          + " the model does; a difference is shrunk to the shortest session that shows it, and is"
          + " told with a line that shows it again. Then the exit code is 2."
      ],
      values: Options(),
      options: [
        OptionGroup("OPTIONS", searching), OptionGroup("ONE SESSION", replaying),
      ],
      meaning: SearchCommand.run),
    information: SearchCommand.information)

  nonisolated private static var searching: [OptionDeclaration<Options>] {
    [
      .number("--sessions", help: "How many sessions.", default: 100) { $0.sessions = $1 },
      .number("--keys", help: "How many keys in each.", default: 100) { $0.keys = $1 },
      .number("--seed", help: "The seed of the first; those of the others follow.", default: 1) {
        $0.seed = UInt64($1)
      },
      .number("--jobs", help: "How many processes share the work.", default: 1) { $0.jobs = $1 },
      .choices(
        "--implementation", value: "name", of: Implementation.allCases,
        help: "Those that are used, with commas between; all when none is named."
      ) { options, names in
        options.implementations += names.filter { !options.implementations.contains($0) }
      },
      .flag("--progress", help: "Say on standard error how far it is.") { $0.hasProgress = true },
      .flag("--quiet", help: "Say nothing when there is no difference.") { $0.isQuiet = true },
    ]
  }

  nonisolated private static var replaying: [OptionDeclaration<Options>] {
    [
      .checked(
        "--replay", value: "script", expecting: "a session's script", isAnything: true,
        help: "Play this session, whose line told a difference."
      ) { (options, text) throws(ValueError) in
        do throws(SessionScript.Unreadable) {
          options.replay = try SessionScript.parse(text)
        } catch {
          throw .unexpected(error.word)
        }
      },
      .choice(
        "--store", value: "memory|sqlite", of: SessionSetup.Store.allCases,
        help: "The store.", default: "memory"
      ) { $0.setup.store = $1 },
      .checked(
        "--today", value: "YYYY-MM-DD", expecting: "a day that exists, as YYYY-MM-DD",
        help: "The day that it is at first.", default: "2026-11-21"
      ) { (options, text) throws(ValueError) in
        guard let day = ModelDay(iso: text) else { throw .unexpected(text) }
        options.setup.today = day
      },
      .choice(
        "--first-weekday", value: "monday|sunday", of: FirstWeekday.allCases,
        help: "The day that a week begins with.", default: "monday"
      ) { $0.setup.startsOnSunday = $1 == .sunday },
      .checked(
        "--size", value: "COLSxROWS", expecting: "COLSxROWS", help: "The size at first.",
        default: "80x24"
      ) { (options, text) throws(ValueError) in
        guard let size = SessionScript.size(text) else { throw .unexpected(text) }
        options.setup.size = size
      },
      .flag("--heeds-cancelling", help: "Those who are cancelled say so at once.") {
        $0.setup.heedsCancelling = true
      },
    ]
  }
}

nonisolated private enum FirstWeekday: String, CaseIterable, Sendable {
  case monday
  case sunday
}
