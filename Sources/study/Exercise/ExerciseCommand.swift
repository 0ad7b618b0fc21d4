import CommandLineKit
import CompareSupport

/// What `exercise` was asked for.
struct ExerciseOptions: Sendable {
  enum Action: String, CaseIterable, Sendable {
    case list, start, check, show, stop
    case `try`
  }

  var action = Action.list
  var day: String?
}

enum ExerciseCommand {
  static let declaration = CommandDeclaration<Command>(
    "exercise", overview: "Prepare and check the exercises of docs/learn.md, in this clone.",
    discussion: [
      """
      `list` lists the days. `start` prepares the working tree and says what to do; `check` says what \
      is missing, or that it is done; `show` prints our solution, as a diff; `stop` puts the files \
      back: your work is stashed, not lost.
      """,
      """
      `try` checks the page itself: it runs the page's commands in their order and solves its \
      exercises with our solutions, for the days of the root (4 to 7), of the forms (1 to 3), for one \
      day or for all. The tree is left as it was. That takes minutes.
      """,
    ],
    values: ExerciseOptions(),
    arguments: [
      .choice("subcommand", of: ExerciseOptions.Action.allCases, help: "What to do.") {
        $0.action = $1
      },
      .text(
        "day", completion: .words((1...7).map(String.init)), isOptional: true,
        help: "A day, 1 to 7; `try` also takes root or forms, and without it tries all."
      ) { $0.day = $1 },
    ],
    sections: [
      CommandDescription.Section(
        "EXIT CODES",
        """
        0 for success, and for `check` when the exercise is done; 2 when `check` misses something; 1 for \
        a failure; 64 for an invalid command line.
        """)
    ],
    meaning: Command.exercise)

  static func run(_ options: ExerciseOptions, in session: Session) throws(Failure) -> Int32 {
    let exercise = try Exercise(session: session)
    if options.action == .list {
      if let word = options.day { throw .misused(.unexpectedArgument(word)) }
      return try exercise.list()
    }
    if options.action == .try {
      return try ExerciseTrial(exercise: exercise, days: try days(of: options.day)).run()
    }
    let day = try day(options.day, allowed: Day.all.map { "\($0.number)" })
    switch options.action {
    case .start: return try exercise.start(day)
    case .check: return try ExerciseCheck(exercise: exercise, day: day).run()
    case .show: return try exercise.show(day)
    case .stop: return try exercise.stop(day)
    case .list, .try: return SearchStatus.nothingFound
    }
  }

  private static func days(of word: String?) throws(Failure) -> [Day] {
    switch word {
    case nil: Day.all
    case "forms": Day.all.filter(\.belongsToForms)
    case "root": Day.all.filter { !$0.belongsToForms }
    default: [try day(word, allowed: Day.all.map { "\($0.number)" } + ["root", "forms"])]
    }
  }

  private static func day(_ word: String?, allowed: [String]) throws(Failure) -> Day {
    guard let word else { throw .misused(.missingArgument("day", allowed: allowed)) }
    guard let day = Day.all.first(where: { "\($0.number)" == word }) else {
      throw .misused(.unknownArgument(word, for: "day", allowed: allowed))
    }
    return day
  }
}
