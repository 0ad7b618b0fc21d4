import CommandLineKit
import Testing

@testable import compare

@Suite("The help of each command, compared whole")
struct CommandHelpTests {
  @Test(
    arguments: [
      ("", compare), ("check", check), ("init", begin), ("explain", explain),
      ("roles", roles), ("trace", trace), ("render", render),
      ("diff", diff),
    ])
  func `Both ways of asking for it`(_ name: String, _ help: String) throws {
    let words = name.isEmpty ? [] : [name]
    #expect(try CompareProgram.parse(words + ["--help"]) == .information(help))
    #expect(try CompareProgram.parse(["help"] + words) == .information(help))
  }

  @Test
  func `Scripts for shells know each command, its options, and the words that they take`() throws {
    guard
      case .information(let script) = try CompareProgram.parse(["--generate-completion-script=bash"]
      )
    else { return }
    let check = try #require(script.split(separator: "\n_compare_check() {").last)
    #expect(check.contains("  --format) _compare_words \"text json sarif github\"; return ;;"))
    #expect(check.contains("  --baseline) _compare_paths -f; return ;;"))
    let diff = try #require(script.split(separator: "\n_compare_diff() {").last)
    #expect(diff.contains("  --format) _compare_words \"text json markdown csv\"; return ;;"))
    #expect(script.contains("_compare_words \"check init explain roles trace render diff help\""))
  }

  @Test func `The manual page has every command`() throws {
    guard case .information(let page) = try CompareProgram.parse(["--generate-manual"]) else {
      return
    }
    #expect(page.hasPrefix(".TH COMPARE 1 \"\" \"compare 2.0.0\"\n"))
    for name in [
      "check [<path>]...", "explain [<rule>]", "roles [<path>]...",
      "trace [<path>] \\-\\-run <product> [\\-\\- <arguments>...]",
      "render <result.json>", "diff <old> [<new>] [<path>]",
    ] {
      #expect(page.contains("\n.SS compare \(name)\n"))
    }
  }

  static let compare = """
    OVERVIEW: Measure the architecture of Swift code, from the compiler's own records.

    Builds the package around a folder with its tests, in a scratch folder of its own
    (.build-compare), runs each module's own suite by itself, and prints size, coupling,
    complexity, tests and coverage, a column per module.

    What cannot be measured is said, with the reason, and the rest is measured: a partial result.

    USAGE: compare [<path>]... [<options>] | check … | init … | explain … | roles … | trace …
           | render … | diff …

    ARGUMENTS:
      <path>                  A folder of a package; several packages become one result. (default:
                              the current folder)

    WHAT IS MEASURED:
      --sources <folder>      Measure a folder of sources, without manifest and build; as
                              <name>=<folder> the column has that name. (repeatable; not with
                              --scratch-path, --index-store, --coverage, --suite, --module,
                              --variants, --no-tests, --actions, <path>)
      --module <name>         Only this module becomes a column. (repeatable; default: those that
                              .compare.json names, else all that are no tests)
      --variants <pattern>    Also the other forms of a pattern, or of all, that .compare.json
                              names; or only the steps of the road from one pattern to another.
                              (values: mvc, mvp, mvvm, mvi, viper, all, road; not with --module)
      --with <patterns>       Reference columns beside them, with commas between. (repeatable;
                              values: mvc, mvp, mvvm, mvi, viper)
      --suite <name>          Also measure coverage under one test target that all share.
      --actions               Also run the actions that .compare.json names, and add what they
                              took to the table. Builds their program once more. (not with
                              --edges)
      --no-tests              Run no suites; test and coverage cells show a dash.
      --scratch-path <folder> Use what `swift build --scratch-path` left there; build nothing.
                              (not with --index-store)
      --index-store <folder>  Use this index store, Xcode's included; build nothing.
      --coverage <file>       Use this llvm-cov export, in JSON; run no suites.

    WHAT IS PRINTED:
      --format <format>       The format of the result. (values: text, json, markdown, csv,
                              mermaid, dot, html; default: text)
      --all                   Print every number in text and Markdown, not only the dozen that
                              matter most, and the longest of everything below the table. The
                              other formats have all of them as ever.
      --rows <rows>           Print only these rows, by key or by group, such as size,tests.lines;
                              in text, Markdown and CSV. (not with --all, --edges)
      --edges <module>        List every dependency edge of one module, with the number of
                              references and one place as evidence, instead of the table. Runs no
                              suites.
      -o, --output <file>     Write the result to a file instead of standard output.
      --keep <file>           Also keep the whole result in a file, as JSON, for render and diff.
                              (not with --edges)
      --summary               Leave the lists out of JSON: types, files, edges, paths.
      --allow-partial         End with 0, not with 3, when something is missing in the result.
      --timings               Print how long each step took, to standard error.
      --verbose               Print everything that was left out, to standard error.
      --version               Show the version.
      --generate-completion-script <shell>
                              Print the script that lets a shell complete what is written.
                              (values: bash, zsh, fish)
      --generate-manual       Print the manual page.
      -h, --help              Show help information.

    SUBCOMMANDS:
      check [<path>]...       Hold modules against the rules of their patterns, layers and teams.
      init [<path>]           Write a first .compare.json, and a baseline, so that a team starts
                              green.
      explain [<rule>]        Say what a rule of `check` forbids, why, and how to turn it off.
      roles [<path>]...       List every type with its role, and what tells it.
      trace [<path>] --run <product> [-- <arguments>...]
                              Run a program, and print what its types ask of each other.
      render <result.json>    Write a result that was kept as JSON in another --format.
      diff <old> [<new>] [<path>]
                              Print what moved between two revisions, or two kept results.

      See 'compare help <subcommand>' for its own help.

    EXIT CODES:
      0 for a whole result, 1 for none, 2 for what `check` found, 3 for a partial result, 64 for a
      command line that means nothing.

    """

  static let check = """
    OVERVIEW: Hold modules against the rules of their patterns, layers and teams.

    Builds the package around a folder as `compare` does, without its tests, and prints every
    reference that breaks a rule, with its place, the types on the way, and how to mend it.

    USAGE: compare check [<path>]... [<options>]

    ARGUMENTS:
      <path>                  A folder of a package; several packages become one result. (default:
                              the current folder)

    WHAT IS CHECKED:
      --pattern <pattern>     Hold them against this pattern. (values: mvc, mvp, mvvm, mvi, viper;
                              default: each module's own, as .compare.json has it)
      --module <name>         Only this module. (repeatable; default: those that have the pattern,
                              or a layer, in .compare.json; all, when none has one)
      --sources <folder>      Check a folder of sources, without manifest and build; as
                              <name>=<folder> it has that name. (repeatable; not with
                              --scratch-path, --index-store, --module, <path>)
      --tests                 Run the suites as well, for thresholds of what only they tell, such
                              as coverage. (not with --sources, --scratch-path, --index-store)
      --scratch-path <folder> Use what `swift build --scratch-path` left there; build nothing.
                              (not with --index-store)
      --index-store <folder>  Use this index store, Xcode's included; build nothing.

    WHAT IS ACCEPTED:
      --since <revision>      Accept the findings that this revision of the git repository has,
                              under the rules of now. (not with --baseline, --scratch-path,
                              --index-store)
      --baseline <file>       Accept the findings that this file names. (default: the one that
                              .compare.json names, if it names one)
      --update-baseline       Write that file: accept what there is now. (not with --strict)
      --strict                Let entries that no longer occur count as findings do.
      --allow-partial         End with 0, not with 3, when not everything could be checked.

    WHAT IS PRINTED:
      --format <format>       The format of the result. (values: text, json, sarif, github;
                              default: text)
      -o, --output <file>     Write the result to a file instead of standard output.
      --timings               Print how long each step took, to standard error.
      --verbose               Print everything that was left out, to standard error.
      -h, --help              Show help information.

    EXIT CODES:
      0 without findings, 2 with errors or warnings that nothing accepts, 3 without them when not
      everything could be checked, 1 for no result, 64 for a command line that means nothing.
      Notes are printed and change nothing.

    """

  static let begin = """
    OVERVIEW: Write a first .compare.json, and a baseline, so that a team starts green.

    Finds the modules, and tells their patterns by the roles of their types; one that cannot be
    told is said, and left out. What `compare check` finds today goes into compare-baseline.json:
    from then on it ends with 0 until there is something new.

    USAGE: compare init [<path>] [--sources <folder>]... [--scratch-path <folder>]
           [--index-store <folder>] [--force]

    ARGUMENTS:
      <path>                  A folder of the package. (default: the current folder)

    OPTIONS:
      --sources <folder>      Begin with a folder of sources, without manifest and build; the
                              files are written there. (repeatable; not with --scratch-path,
                              --index-store, <path>)
      --scratch-path <folder> Use what `swift build --scratch-path` left there; build nothing.
                              (not with --index-store)
      --index-store <folder>  Use this index store, Xcode's included; build nothing.
      --force                 Write over files that are there.
      -h, --help              Show help information.

    EXIT CODES:
      0 when both files were written, 3 when not everything could be checked for them, 1 when none
      was written, 64 for a command line that means nothing.

    """

  static let explain = """
    OVERVIEW: Say what a rule of `check` forbids, why, and how to turn it off.

    USAGE: compare explain [<rule>]

    ARGUMENTS:
      <rule>                  Its name, as findings have it in brackets. (default: a list of all
                              rules)

    OPTIONS:
      -h, --help              Show help information.

    """

  static let roles = """
    OVERVIEW: List every type with its role, and what tells it.

    Builds the package around a folder as `compare` does, without its tests, and prints the role
    of each type: by its name, what it inherits from, its folder, its use, or .compare.json. Types
    without a role are last, with what was tried.

    USAGE: compare roles [<path>]... [<options>]

    ARGUMENTS:
      <path>                  A folder of a package; several packages become one result. (default:
                              the current folder)

    WHAT IS LISTED:
      --module <name>         Only this module's types. (repeatable; default: those that
                              .compare.json names, else all that are no tests)
      --sources <folder>      List the types of a folder of sources, without manifest and build;
                              as <name>=<folder> it has that name. (repeatable; not with
                              --scratch-path, --index-store, --module, <path>)
      --scratch-path <folder> Use what `swift build --scratch-path` left there; build nothing.
                              (not with --index-store)
      --index-store <folder>  Use this index store, Xcode's included; build nothing.

    WHAT IS PRINTED:
      --format <format>       The format of the list. (values: text, json; default: text)
      -o, --output <file>     Write the result to a file instead of standard output.
      --allow-partial         End with 0, not with 3, when something is missing in the result.
      --timings               Print how long each step took, to standard error.
      --verbose               Print everything that was left out, to standard error.
      -h, --help              Show help information.

    EXIT CODES:
      0 for a whole list, 1 for none, 3 when something is missing in it, 64 for a command line
      that means nothing.

    """

  static let trace = """
    OVERVIEW: Run a program, and print what its types ask of each other.

    Builds an executable of the package around a folder so that every function says when it is
    entered, in a scratch folder of its own (.build-compare/trace), runs it here, and prints the
    messages between the package's types. The source needs nothing for it.

    What only serves a call is a part of it: accessors, closures, thunks, what the compiler made.
    A closure that calls its own type passes on the call. A call through a protocol says so. What
    comes again at once is counted.

    What the program prints goes to standard error, and its standard input is empty. An
    interruption ends the program, and then its trace is printed.

    USAGE: compare trace [<path>] --run <product> [<options>] [-- <arguments>...]

    ARGUMENTS:
      <path>                  A folder of the package. (default: the current folder)
      <arguments>             What the program is called with.

    WHAT RUNS:
      --run <product>         The executable. (required; not with --actions)
      --actions               Run each action that .compare.json names for each module instead,
                              and print what it took, as text or JSON. (not with --from, --types,
                              --depth, --until, --cut, <arguments>)
      --action <name>         Only this action. (repeatable; default: all of them; needs
                              --actions)
      --variants <pattern>    Also of the other forms of a pattern, or of all; or only the steps
                              of the road. (values: mvc, mvp, mvvm, mvi, viper, all, road; needs
                              --actions)

    WHAT IS SHOWN:
      --cut <function>        A new part begins at every call of this function, such as
                              `Window.press`.
      --from <module>         Begin at the messages that a type of this module sends.
      --types <names>         Only the messages between these types, with commas between;
                              `Outer.Inner` is one.
      --depth <number>        As many messages below each other, at most.
      --until <message>       End with the first such message, such as `Store.add`.

    WHAT IS PRINTED:
      --format <format>       The format of the trace. (values: text, json, mermaid, html;
                              default: text)
      -o, --output <file>     Write the result to a file instead of standard output.
      --allow-partial         End with 0, not with 3, when something is missing.
      -h, --help              Show help information.

    EXIT CODES:
      0 for a whole trace, whatever the program ended with; 1 for none; 3 when a signal ended the
      program, or it made more calls than are kept; 64 for a command line that means nothing.

    """

  static let render = """
    OVERVIEW: Write a result that was kept as JSON in another --format.

    USAGE: compare render <result.json> [<options>]

    ARGUMENTS:
      <result.json>           The result, as --format json wrote it.

    OPTIONS:
      --format <format>       The format of the result. (values: text, json, markdown, csv,
                              mermaid, dot, html; default: text)
      --all                   Print every number in text and Markdown, not only the dozen that
                              matter most, and the longest of everything below the table. The
                              other formats have all of them as ever.
      --rows <rows>           Print only these rows, by key or by group, such as size,tests.lines;
                              in text, Markdown and CSV. (not with --all, --edges, --actions)
      --edges <module>        List every dependency edge of one module, with the number of
                              references and one place as evidence, instead of the table.
      --actions               Print what each action took, instead of the table: as text, Markdown
                              or JSON. (not with --edges)
      --claims <folder>       Print what the result says of every claim, and in how many of the
                              results in this folder, *.json, its verdict comes again, instead of
                              the table: as text or Markdown. (not with --edges, --actions)
      -o, --output <file>     Write the result to a file instead of standard output.
      --summary               Leave the lists out of JSON: types, files, edges, paths.
      --allow-partial         End with 0, not with 3, when something is missing in the result.
      -h, --help              Show help information.

    EXIT CODES:
      0 for a whole result, 1 for none, 3 when a result was partial already, 64 for a command line
      that means nothing.

    """

  static let diff = """
    OVERVIEW: Print what moved between two revisions, or two kept results.

    `diff main` compares the working tree with that revision of its git repository, and `diff v1
    v2` two revisions. Earlier files are checked out in your caches and measured there; the
    repository is only read. No suite is run. Both sides are measured with the .compare.json of
    the working tree.

    What ends in .json, or begins with /, ./ or ../ and is no folder, is a result that was kept
    with --format json; anything else is a revision.

    USAGE: compare diff <old> [<new>] [<path>] [--sources <folder>]... [--module <name>]...
           [--format <format>] [--output <file>] [--allow-partial] [--timings] [--verbose]

    ARGUMENTS:
      <old>                   The earlier revision or result.
      <new>                   The later one. (default: the working tree)
      <path>                  A folder of the package. Without <new> it begins with /, ./ or ../,
                              or is one of the dots. (default: the current folder)

    WHAT IS MEASURED:
      --sources <folder>      Measure a folder of sources, without manifest and build; as
                              <name>=<folder> it has that name. (repeatable; not with --module,
                              <path>)
      --module <name>         Only this module. (repeatable; default: those that .compare.json
                              names, else all)

    WHAT IS PRINTED:
      --format <format>       The format of the result. (values: text, json, markdown, csv;
                              default: text)
      -o, --output <file>     Write the result to a file instead of standard output.
      --allow-partial         End with 0, not with 3, when something is missing in the result.
      --timings               Print how long each step took, to standard error.
      --verbose               Print everything that was left out, to standard error.
      -h, --help              Show help information.

    EXIT CODES:
      0 for a whole result, whatever moved; 1 for none, 3 when one of the two is partial, 64 for a
      command line that means nothing. `check --since` is what fails.

    """
}
