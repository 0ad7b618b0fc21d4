import CompareSupport

/// What `--help` and `--version` print.
enum Help {
  static let version = ProgramVersion.current

  static let optionNames = [
    "--sources", "--module", "--with", "--suite", "--no-tests", "--scratch-path", "--index-store",
    "--coverage", "--edges", "--format", "--all", "--output", "--summary", "--allow-partial",
    "--timings", "--verbose", "--version", "--help",
  ]

  static let usage =
    "compare [check] [<path>] [<options>] | render <result.json> [<options>] | diff <old.json> <new.json>"

  static let text = """
    OVERVIEW: Measure the architecture of Swift code, from the compiler's own records.

    Builds the package around a folder with its tests, in a scratch folder of its own
    (.build-compare), runs each module's own suite by itself, and prints size, coupling,
    complexity, tests and coverage, a column per module.
    What cannot be measured is said, with the reason, and the rest is measured: a partial result.

    USAGE: \(usage)

    ARGUMENTS:
      <path>                  A folder of the package. (default: the current folder)

    WHAT IS MEASURED:
      --sources <folder>      Measure a folder of sources, without manifest and build; as
                              <name>=<folder> the column has that name. Repeatable.
      --module <name>         Only this module becomes a column. Repeatable. (default: those
                              that .compare.json names, else all that are no tests)
      --with <patterns>       Reference columns beside them: mvc, mvp, mvvm, mvi and viper,
                              with commas between.
      --suite <name>          Also measure coverage under one test target that all share.
      --no-tests              Run no suites; test and coverage cells show a dash.
      --scratch-path <folder> Use what `swift build --scratch-path` left there; build nothing.
      --index-store <folder>  Use this index store, Xcode's included; build nothing.
      --coverage <file>       Use this llvm-cov export, in JSON; run no suites.

    WHAT IS PRINTED:
      --format <format>       The format of the result: text, json, markdown, csv, mermaid, dot
                              or html. (default: text)
      --all                   Print every number in text and Markdown, not only the dozen that
                              matter most, and the longest of everything below the table.
                              The other formats have all of them as ever.
      --edges <module>        List every dependency edge of one module, with the number of
                              references and one place as evidence, instead of the table.
                              Runs no suites.
      -o, --output <file>     Write the result to a file instead of standard output.
      --summary               Leave the lists out of JSON: types, files, edges, paths.
      --allow-partial         End with 0, not with 3, when something is missing in the result.
      --timings               Print how long each step took, to standard error.
      --verbose               Print everything that was left out, to standard error.
      --version               Show the version.
      -h, --help              Show help information.

    OTHER COMMANDS:
      check [<path>]          Hold modules against the rules of their patterns; it has options
                              of its own, see `compare check --help`.
      render <result.json>    Write a result that was kept as JSON in another --format.
      diff <old.json> <new.json>
                              Print what moved between two results that were kept as JSON.

    EXIT CODES: 0 for a whole result, 1 for none, 2 for what `check` found, 3 for a partial
    result, 64 for a command line that means nothing.

    """
}
