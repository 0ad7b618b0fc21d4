/// What `study change` can do.
enum ChangeAction: String, CaseIterable, Sendable {
  case list, show, `try`, start, test, save, rebase, check, table, pairs, trials, numbers, claims
  case `public`

  /// What a word after the action means.
  enum Word: String {
    case request
    case newRequest = "new request"
    case pattern
    case patternOrAll = "pattern or all"
    case folder

    /// The words to choose from; empty if any will do.
    func allowed(_ requests: [String]) -> [String] {
      switch self {
      case .request: requests
      case .pattern: Pattern.allCases.map(\.rawValue)
      case .patternOrAll: Pattern.allCases.map(\.rawValue) + ["all"]
      case .newRequest, .folder: []
      }
    }
  }

  /// The words that must follow, and those that may.
  var words: (needed: [Word], optional: [Word]) {
    switch self {
    case .list, .pairs, .trials, .numbers, .claims, .public: ([], [])
    case .show: ([.request], [.pattern])
    case .try: ([.request, .patternOrAll, .folder], [])
    case .start: ([.request, .pattern, .folder], [])
    case .test: ([.folder], [])
    case .save: ([.newRequest, .folder], [])
    case .rebase: ([.request, .folder], [])
    case .check, .table: ([], [.request])
    }
  }

  /// The words that it takes, and what it does.
  var help: String {
    let taken =
      words.needed.map { "<\($0.rawValue)>" } + words.optional.map { "[<\($0.rawValue)>]" }
    return taken.isEmpty ? purpose : "\(taken.joined(separator: " ")): \(purpose)"
  }

  private var purpose: String {
    switch self {
    case .list: "List the requests."
    case .show: "Print a request, or the change of one pattern to its module and its suite."
    case .try:
      """
      Copy the package to a new folder and make the change there. One pattern's change is the last \
      commit; with `all`, everything is.
      """
    case .start: "The same without the module's own change: write it yourself."
    case .test: "Say what is still missing in such a folder."
    case .save:
      "Write a request's patches again, from a folder where all patterns have the change."
    case .rebase:
      """
      Merge a request's patches, which fit an earlier version of the package, into a copy of this \
      one, and name the files with conflicts.
      """
    case .check:
      """
      Build and test every request in all patterns, without the tests of shared code that it \
      leaves alone; or one request with all tests.
      """
    case .table:
      """
      Print what each change, or one, costs in each pattern: files, lines, types, requirements, \
      edges, old tests; and the sums. Builds what isn't kept in .build/changes.
      """
    case .pairs:
      """
      Merge every pair of requests in each pattern, as two people at once would, and print how many \
      pairs pass, fail, conflict, or can't be compared.
      """
    case .trials:
      """
      Build and test what `check` doesn't, for an hour: whether merged requests pass, which old \
      tests a request breaks, and how many of its new lines its suite reaches. Tries only what \
      changed since.
      """
    case .numbers:
      "Print the numbers of all requests and pairs, as docs/changes/numbers.tsv has them."
    case .claims: "Check claims about changes, with the numbers of docs/changes."
    case .public: "Print what commits of public apps changed in several patterns."
    }
  }
}
