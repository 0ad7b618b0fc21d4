import CommandLineKit
import Implementations
import TerminalUI

/// The options on the command line.
nonisolated struct Options: Equatable, Sendable {
  /// All implementations if empty.
  var implementations: [Implementation] = []
  var sessions = 100
  var keys = 100
  var seed: UInt64 = 1
  var jobs = 1
  var hasProgress = false
  /// Don't print the statistics; the process that started this one does.
  var isQuiet = false
  /// A single session to play instead of generated ones.
  var replay: [Step]?
  var setup = SessionSetup()

  var used: [Implementation] { implementations.isEmpty ? Implementation.allCases : implementations }
}

extension Options {
  nonisolated static let declaration = ProgramDeclaration<SearchCommand<Options>>(
    "sessions", version: "0.1.0",
    main: CommandDeclaration(
      overview:
        "Plays random sessions on all implementations and a model, and compares the frames.",
      discussion: [
        "A seed determines a session. After each of its steps, all implementations must look like"
          + " the model; a difference is shrunk to the shortest session that shows it, and reported"
          + " with a command that repeats it, and the exit code is 2."
      ],
      values: Options(),
      options: [
        OptionGroup("OPTIONS", searching), OptionGroup("ONE SESSION", replaying),
      ],
      meaning: SearchCommand.run),
    information: SearchCommand.information)

  nonisolated private static var searching: [OptionDeclaration<Options>] {
    [
      .number("--sessions", help: "How many sessions to play.", default: 100) { $0.sessions = $1 },
      .number("--keys", help: "How many keys per session.", default: 100) { $0.keys = $1 },
      .number("--seed", help: "The seed of the first session; the others follow.", default: 1) {
        $0.seed = UInt64($1)
      },
      .number("--jobs", help: "How many processes to use.", default: 1) { $0.jobs = $1 },
      .choices(
        "--implementation", value: "name", of: Implementation.allCases,
        help: "The implementations to use, separated by commas; all by default."
      ) { options, names in
        options.implementations += names.filter { !options.implementations.contains($0) }
      },
      .flag("--progress", help: "Report progress on standard error.") { $0.hasProgress = true },
      .flag("--quiet", help: "Print nothing if there is no difference.") { $0.isQuiet = true },
    ]
  }

  nonisolated private static var replaying: [OptionDeclaration<Options>] {
    [
      .checked(
        "--replay", value: "script", expecting: "a session's script", isAnything: true,
        help: "Play this session, as printed with a difference."
      ) { (options, text) throws(ValueError) in
        do throws(SessionScript.Unreadable) {
          options.replay = try SessionScript.parse(text)
        } catch {
          throw .unexpected(error.word)
        }
      },
      .choice(
        "--store", value: "memory|sqlite", of: SessionSetup.Store.allCases,
        help: "The kind of store.", default: "memory"
      ) { $0.setup.store = $1 },
      .checked(
        "--today", value: "YYYY-MM-DD", expecting: "a day that exists, as YYYY-MM-DD",
        help: "The initial date.", default: "2026-11-21"
      ) { (options, text) throws(ValueError) in
        guard let day = ModelDay(iso: text) else { throw .unexpected(text) }
        options.setup.today = day
      },
      .choice(
        "--first-weekday", value: "monday|sunday", of: FirstWeekday.allCases,
        help: "The first day of the week.", default: "monday"
      ) { $0.setup.startsOnSunday = $1 == .sunday },
      .checked(
        "--size", value: "COLSxROWS", expecting: "COLSxROWS", help: "The initial size.",
        default: "80x24"
      ) { (options, text) throws(ValueError) in
        guard let size = SessionScript.size(text) else { throw .unexpected(text) }
        options.setup.size = size
      },
      .flag("--heeds-cancelling", help: "Make cancelled calls answer at once.") {
        $0.setup.heedsCancelling = true
      },
    ]
  }
}

nonisolated private enum FirstWeekday: String, CaseIterable, Sendable {
  case monday
  case sunday
}
