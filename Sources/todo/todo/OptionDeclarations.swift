import CommandLineKit
import Implementations
import Shared
import TerminalUI

extension OptionDeclaration<Options> {
  /// The options of the program's only command; each takes a value.
  static var all: [Self] {
    [
      .checked(
        "--store", value: "memory|path", expecting: "'memory' or the path of a file",
        completion: .words(["memory"], or: .file), help: "'memory', or the path of a SQLite file.",
        default: "todo/todos.sqlite in your data directory"
      ) { (options, text) throws(ValueError) in options.store = try .read(text) },
      .checked(
        "--today", value: "YYYY-MM-DD", expecting: "a day that exists, as YYYY-MM-DD",
        help: "The day that it is.", default: "today"
      ) { (options, text) throws(ValueError) in
        options.today = try CalendarDay(iso: text).expected(for: text)
      },
      .choice(
        "--first-weekday", value: "monday|sunday", of: FirstWeekday.allCases,
        help: "The day that a week begins with.", default: FirstWeekday.monday.rawValue
      ) { $0.firstWeekday = $1.weekday },
      .checked(
        "--cats", value: "embedded|URL",
        expecting: "'embedded' or the URL of a cat service, http or https",
        completion: .words(["embedded"]), help: "'embedded', or the URL of a cat service.",
        default: "embedded"
      ) { (options, text) throws(ValueError) in options.cats = try .read(text) },
      .checked(
        "--photos", value: "folder", expecting: "the path of a folder", completion: .folder,
        help: "Where pictures are saved.", default: "your pictures directory"
      ) { (options, text) throws(ValueError) in
        options.photos = try text.path.expected(for: text)
      },
      .checked(
        "--size", value: "COLSxROWS", expecting: "COLSxROWS, each from 1 to \(Size.limit)",
        help: "The size to draw in.", default: "the terminal's size, 80x24 without one"
      ) { (options, text) throws(ValueError) in options.size = try .read(text) },
      .text(
        "--open", value: "URL",
        help: "A link to open at the start, with \(Implementation.linkedNames)."
      ) { $0.link = $1 },
      .checked(
        "--keys", value: "script", expecting: "a key script", isAnything: true,
        help: "Press these keys without a terminal and print the last frame."
      ) { (options, text) throws(ValueError) in options.keys = try KeyScript.parse(text) },
    ]
  }
}
