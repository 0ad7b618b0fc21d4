/// What `--help` and `--version` print.
enum Help {
  static let version = "0.1.0"

  static let usage =
    "todo <pattern> [--store memory|PATH] [--today YYYY-MM-DD] [--first-weekday monday|sunday] "
    + "[--cats embedded|URL] [--photos DIR] [--size COLSxROWS] [--keys SCRIPT]"

  static let text = """
    OVERVIEW: A todo app, written in five ways.

    USAGE: todo <pattern> [options]

    ARGUMENTS:
      <pattern>               The way it is written: mvc, mvp, mvvm, mvi or viper.

    OPTIONS:
      --store <store>         'memory', or the path of a SQLite file. (default:
                              todo/todos.sqlite in your data directory)
      --today <day>           The day that it is, as YYYY-MM-DD. (default: today)
      --first-weekday <day>   'monday' or 'sunday'. (default: monday)
      --cats <source>         'embedded', or the URL of a cat service. (default: embedded)
      --photos <folder>       Where pictures are saved. (default: your pictures directory)
      --size <size>           COLSxROWS. (default: the terminal's size, 80x24 without one)
      --keys <script>         Press these keys without a terminal and print the last frame.
      --version               Show the version.
      -h, --help              Show help information.

    KEY SCRIPTS:
      Every character is a key. <enter> <esc> <tab> <space> <up> <down> <left> <right>
      <backspace> are the named ones, <lt> is a '<'. <wait> waits until nothing is
      running, for 60 s at most; <frame> prints the frame at that point; '---' separates frames.

    """
}
