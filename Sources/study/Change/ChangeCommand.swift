import CommandLineKit
import CompareSupport
import Foundation

/// The action of `study change`, and the words that follow it.
struct ChangeCommand: Sendable {
  var action = ChangeAction.list
  var words: [String] = []

  static let declaration = CommandDeclaration<Command>(
    "change", overview: "Change requests in every pattern: read one, try it, or write it yourself.",
    values: ChangeCommand(),
    arguments: [
      .choice(
        "action", of: ChangeAction.allCases,
        lists: [WordList("ACTIONS", ChangeAction.allCases.map { ($0.rawValue, $0.help) })],
        help: "What to do."
      ) { $0.action = $1 },
      .text(
        "request", isOptional: true, help: "A request's name; `study change list` shows them."
      ) { $0.words.append($1) },
      .text(
        "pattern", completion: .words(Pattern.allCases.map(\.rawValue)), isOptional: true,
        help: "mvc, mvp, mvvm, mvi or viper."
      ) { $0.words.append($1) },
      .text("folder", completion: .folder, isOptional: true, help: "A copy of the package.") {
        $0.words.append($1)
      },
    ],
    sections: [
      .init(
        "EXIT CODES",
        """
        0 for success; 2 when `test` misses something, when a change doesn't apply or pass in \
        `check`, or when `rebase` leaves conflicts; 1 for a failure; 64 for an invalid command line.
        """)
    ],
    meaning: Command.change)

  /// - Returns: The exit code.
  func run(in session: Session) throws(Failure) -> Int32 {
    let requests = ChangeRequests(session: session)
    let arguments: Arguments
    do throws(UsageError) {
      arguments = try Arguments(words, of: action, requests: requests.names)
    } catch {
      throw .misused(error)
    }
    return try run(arguments, requests, in: session)
  }

  private func run(
    _ given: Arguments, _ requests: ChangeRequests, in session: Session
  ) throws(Failure) -> Int32 {
    let trials = Trials(session: session, requests: requests)
    let names = given.request.isEmpty ? requests.names : [given.request]
    switch action {
    case .list:
      for name in requests.names {
        print(
          name.padding(toLength: max(12, name.count), withPad: " ", startingAt: 0), terminator: "")
        print(try requests.title(of: name))
      }
    case .show:
      guard let pattern = given.pattern else {
        print(try requests.text(of: given.request), terminator: "")
        break
      }
      for patch in pattern.patches {
        print(try requests.patch(patch, of: given.request), terminator: "")
      }
    case .try:
      let trying = Trying(session: session, requests: requests)
      try trying.try(given.request, given.pattern, in: given.folder)
    case .start:
      guard let pattern = given.pattern else { break }
      let trying = Trying(session: session, requests: requests)
      try trying.start(given.request, pattern, in: given.folder)
    case .test: return try StartedCopy(session: session, folder: given.folder).run()
    case .save:
      let saving = Saving(session: session, requests: requests)
      try saving.save(given.request, from: given.folder)
    case .rebase:
      let saving = Saving(session: session, requests: requests)
      return try saving.rebase(given.request, in: given.folder)
    case .check:
      return try Checking(session: session, requests: requests)
        .run(names, hasAllTests: !given.request.isEmpty)
    case .table:
      let counting = Counting(session: session, requests: requests, trials: try trials.records())
      let numbers = ChangeNumbers(try counting.numbers(of: names))
      print(numbers.table(ofAll: given.request.isEmpty), terminator: "")
    case .pairs: print(try trials.outcomes().tables, terminator: "")
    case .trials: try trials.run()
    case .numbers: print(try allNumbers(requests, trials).text, terminator: "")
    case .claims:
      let numbers = ChangeNumbers(try session.text(of: requests.path("numbers.tsv")))
      let commits = PublicCommits(try session.text(of: requests.path("public.tsv")))
      print(ChangeClaims(numbers: numbers, commits: commits).table, terminator: "")
    case .public:
      let commits = PublicCommits(try session.text(of: requests.path("public.tsv")))
      print(commits.table, terminator: "")
    }
    return 0
  }

  private func allNumbers(
    _ requests: ChangeRequests, _ trials: Trials
  ) throws(Failure) -> ChangeNumbers {
    let records = try trials.records()
    let untried = { (name: String) in
      Failure("'\(name)' wasn't tried as it is: run 'swift run study change trials'.")
    }
    if let name = requests.names.first(where: { !records.have($0) }) { throw untried(name) }
    let outcomes = try trials.outcomes()
    if let outcome = outcomes.first(where: { $0.kind == .untried }) {
      throw untried(outcome.pair.name)
    }
    let counting = Counting(session: requests.session, requests: requests, trials: records)
    return ChangeNumbers(try counting.numbers(of: requests.names) + outcomes.numbers)
  }
}

extension ChangeCommand {
  /// The words by their meaning.
  struct Arguments: Equatable {
    var request = ""
    /// Nil without one, and for `all`.
    var pattern: Pattern?
    var folder = ""

    init(_ words: [String], of action: ChangeAction, requests: [String]) throws(UsageError) {
      let expected = action.words.needed + action.words.optional
      if words.count > expected.count { throw .unexpectedArgument(words[expected.count]) }
      for (kind, word) in zip(expected, words) {
        let allowed = kind.allowed(requests)
        guard allowed.isEmpty || allowed.contains(word) else {
          throw .unknownArgument(word, for: kind.rawValue, allowed: allowed)
        }
        switch kind {
        case .request: request = word
        case .newRequest:
          guard word.wholeMatch(of: /[a-z][a-z0-9-]*/) != nil else {
            throw .explained(
              "'\(word)' can't name a request: use lower-case letters, digits and hyphens.")
          }
          request = word
        case .pattern, .patternOrAll: pattern = Pattern(rawValue: word)
        case .folder: folder = word
        }
      }
      if words.count < action.words.needed.count {
        let missing = expected[words.count]
        throw .missingArgument(missing.rawValue, allowed: missing.allowed(requests))
      }
    }
  }
}
