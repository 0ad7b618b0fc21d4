/// What `--help` and `--version` print.
enum Help {
  static let version = "1.0.0"

  static let optionNames = [
    "--format", "--output", "--no-tests", "--edges", "--timings", "--version", "--help",
  ]

  static let usage =
    "compare [--format <format>] [--output <file>] [--no-tests] [--edges <module>] [--timings]"

  static let text = """
    OVERVIEW: Measure the same app in five patterns, from the compiler's own records.

    Builds the package around the current folder with its tests in a scratch folder of
    its own (.build-compare), runs each pattern's own suite by itself, and prints files,
    lines, types, dependency edges, cycles, complexity, tests and coverage side by side.

    USAGE: \(usage)

    OPTIONS:
      --format <format>       The format of the result: text or json. (default: text)
      -o, --output <file>     Write the result to a file instead of standard output.
      --no-tests              Run no suites; test and coverage cells show a dash.
      --edges <module>        List every dependency edge of one module, with the number of
                              references and one place as evidence, instead of the table.
                              Runs no suites.
      --timings               Print how long each step took, to standard error.
      --version               Show the version.
      -h, --help              Show help information.

    """
}
