/// What each row of the table means, in a sentence or two; `docs/metrics.md` has the details.
enum Glossary {
  /// The meaning of a row, by its key.
  static func meaning(of key: String) -> String? {
    if let meaning = meanings[key] { return meaning }
    guard key.hasPrefix(edgesTo) else { return nil }
    return "Dependency edges that lead to types of \(key.dropFirst(edgesTo.count))."
  }

  /// The keys of all rows that there may be, but for those that modules give their names.
  static var keys: [String] { meanings.keys.sorted() }

  private static let edgesTo = "edges.to."

  private static let meanings = [
    "files": "The module's Swift source files; generated ones are not among them.",
    "lines.code": "Lines with code on them. Code wins over a comment on the same line.",
    "lines.comment": "Lines with nothing but comment.",
    "lines.blank": "Lines with nothing on them, outside strings and comments.",
    "types":
      "Classes, structs, enums, actors and protocols; nested and local types count, extensions do"
      + " not.",
    "types.class": "Types declared as class.",
    "types.struct": "Types declared as struct.",
    "types.enum": "Types declared as enum.",
    "types.actor": "Types declared as actor.",
    "types.protocol": "Types declared as protocol.",
    "types.largest":
      "Lines of the largest type: from its keyword to its closing brace, with its extensions.",
    "edges":
      "Ordered pairs of different types (A, B) such that the source of A refers to B or to a member"
      + " of B.",
    "edges.internal": "Dependency edges whose two types are both in the module.",
    "edges.concrete": "Dependency edges that lead to a class, struct, enum or actor.",
    "edges.abstract": "Dependency edges that lead to a protocol.",
    "edges.roles": "Internal dependency edges between types whose names tell different roles.",
    "edges.byName":
      "Dependency edges of which the compiler resolved no reference: only the name of a type, or of"
      + " a member, tells of them.",
    "resolved":
      "The share of references to the module's types that the compiler resolved, from 0 to 1: a"
      + " lower bound.",
    "cycles": "Sets of two types or more that can all reach each other over internal edges.",
    "findings":
      "References that break a rule of the module's pattern or layers, one for each rule and pair of"
      + " types; a dash where it has neither.",
    "coupling.afferent":
      "Types outside the module, tests not among them, that refer to a type of it.",
    "coupling.efferent": "Types outside the module that a type of it refers to.",
    "coupling.instability":
      "Ce / (Ca + Ce): 0 when others only depend on the module, 1 when it only depends on others.",
    "coupling.abstractness": "The share of protocols among the types.",
    "coupling.distance":
      "|A + I − 1|: how far the module is from the balance of abstractness and instability; 0 is on"
      + " it.",
    "files.edges":
      "Ordered pairs of different files such that an internal edge leads from a type of the one to"
      + " a type of the other.",
    "components.ccd":
      "For each file the number of files that it needs, directly or not, itself included; summed up.",
    "components.acd": "CCD per file: how many files one file needs on average.",
    "components.nccd": "CCD as a multiple of that of a balanced binary tree of as many files.",
    "folders":
      "The folders that have a source file of the module directly in them.",
    "folders.edges":
      "Ordered pairs of different folders such that an internal edge leads from a type of the one"
      + " to a type of the other.",
    "folders.cycles":
      "Tangles: sets of two folders or more that can all reach each other over these edges.",
    "complexity.mean":
      "Per function 1, and 1 more for each decision: if, guard, for, while, case, catch, ?:, && and"
      + " ||. The mean over the functions.",
    "complexity.max": "The complexity of the most complex function.",
    "functions.longest": "Lines of the longest function.",
    "tests.run":
      "Test cases of the module's own suites that were run; each argument of a parameterised test"
      + " is one.",
    "tests.failed": "Test cases that failed.",
    "tests.skipped": "Test cases that were skipped.",
    "tests.lines": "Lines of code of the module's own suites.",
    "tests.doubles":
      "Types of the suites that stand in for others: they conform to a protocol of the module or of"
      + " one that it depends on.",
    "coverage.percent":
      "Executable lines that the module's own suite reaches, in per cent, rounded down.",
    "coverage.covered": "Executable lines that the module's own suite reaches.",
    "coverage.total": "Executable lines.",
    "coverage.viewFree": "The same share among the lines that are in no view.",
    "sharedCoverage.percent":
      "Executable lines that one suite reaches which all modules share, in per cent, rounded down.",
    "sharedCoverage.viewFree": "The same share among the lines that are in no view.",
    "paths":
      "Actions, that is functions of a view that it does not call itself, from which calls lead to"
      + " a store; at least so many where the compiler did not resolve everything.",
    "paths.may":
      "Those of these actions whose way depends on something that nothing is known of, such as an"
      + " if or a guard about a state.",
    "paths.mean":
      "Types on the shortest way from such an action to a store, the view's and the store's"
      + " included; the mean.",
    "paths.longest": "Types on the longest of these ways.",
    "paths.taken":
      "Those of these actions whose way some run took: one key, or the launch, led to the action and"
      + " to the same function of the store.",
    "actions.messages":
      "Calls, while the actions ran, between types of the module and stores whose names tell"
      + " different roles; summed up over all actions.",
    "actions.abstract": "Those of these messages that went through a protocol.",
    "actions.types":
      "Types of the module, and stores, that sent or received anything in an action; the mean.",
    "actions.files": "Files of the module with functions of these types that ran; the mean.",
    "actions.chain":
      "The most messages between roles that are below each other, in any of the actions.",
    "actions.turns":
      "Messages between roles to a type that was waiting for what they are a part of; summed up.",
    "actions.redraws":
      "How often it was said that something has to be drawn again; summed up over all actions.",
  ]
}
