/// What `check --help` prints.
enum CheckHelp {
  static let optionNames = [
    "--pattern", "--module", "--sources", "--scratch-path", "--index-store", "--format",
    "--output", "--baseline", "--update-baseline", "--strict", "--allow-partial", "--timings",
    "--verbose", "--help",
  ]

  static let usage = "compare check [<path>] [<options>]"

  static let text = """
    OVERVIEW: Hold modules against the rules of their patterns and layers.

    Builds the package around a folder as `compare` does, without its tests, and prints every
    reference that breaks a rule, with its place, the types on the way, and how to mend it.

    USAGE: \(usage)

    ARGUMENTS:
      <path>                  A folder of the package. (default: the current folder)

    WHAT IS CHECKED:
      --pattern <pattern>     mvc, mvp, mvvm, mvi or viper. (default: each module's own, as
                              .compare.json has it)
      --module <name>         Only this module. Repeatable. (default: those that have the
                              pattern, or a layer, in .compare.json; all, when none has one)
      --sources <folder>      Check a folder of sources, without manifest and build; as
                              <name>=<folder> it has that name. Repeatable.
      --scratch-path <folder> Use what `swift build --scratch-path` left there; build nothing.
      --index-store <folder>  Use this index store, Xcode's included; build nothing.

    WHAT IS PRINTED:
      --format <format>       The format of the result: text, json, sarif or github.
                              (default: text)
      -o, --output <file>     Write the result to a file instead of standard output.
      --timings               Print how long each step took, to standard error.
      --verbose               Print everything that was left out, to standard error.
      -h, --help              Show help information.

    WHAT IS ACCEPTED:
      --baseline <file>       Accept the findings that this file names.
      --update-baseline       Write that file: accept what there is now.
      --strict                Let entries that no longer occur count as findings do.
      --allow-partial         End with 0, not with 3, when not everything could be checked.

    EXIT CODES: 0 without findings, 2 with some that the baseline doesn't accept, 3 without
    findings when not everything could be checked, 1 for no result, 64 for a command line that
    means nothing.

    """
}
