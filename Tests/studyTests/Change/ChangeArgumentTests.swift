import CommandLineKit
import Testing

@testable import study

@Suite struct ChangeArgumentTests {
  @Test(
    arguments: [
      (ChangeAction.list, [], "", nil, ""),
      (.show, ["undo"], "undo", nil, ""),
      (.show, ["undo", "mvi"], "undo", .mvi, ""),
      (.try, ["search", "all", "copy"], "search", nil, "copy"),
      (.start, ["search", "mvp", "copy"], "search", .mvp, "copy"),
      (.test, ["copy"], "", nil, "copy"),
      (.save, ["new-one", "copy"], "new-one", nil, "copy"),
      (.check, [], "", nil, ""),
      (.table, ["undo"], "undo", nil, ""),
    ] as [(ChangeAction, [String], String, Pattern?, String)])
  func `Words mean what the action's row says`(
    action: ChangeAction, words: [String], request: String, pattern: Pattern?, folder: String
  ) throws {
    let arguments = try read(words, of: action)
    #expect(arguments.request == request)
    #expect(arguments.pattern == pattern)
    #expect(arguments.folder == folder)
  }

  @Test(
    arguments: [
      (.list, ["undo"], .unexpectedArgument("undo")),
      (.show, [], .missingArgument("request", allowed: Self.requests)),
      (.show, ["do"], .unknownArgument("do", for: "request", allowed: Self.requests)),
      (.test, ["copy", "mvp"], .unexpectedArgument("mvp")),
      (.start, ["undo"], .missingArgument("pattern", allowed: Self.patterns)),
      (
        .start, ["undo", "all", "a"],
        .unknownArgument("all", for: "pattern", allowed: Self.patterns)
      ),
      (
        .try, ["undo", "mv", "a"],
        .unknownArgument(
          "mv", for: "pattern or all", allowed: Self.patterns + ["all"])
      ),
      (.try, ["undo", "all"], .missingArgument("folder", allowed: [])),
    ] as [(ChangeAction, [String], UsageError)])
  func `A missing, unknown or superfluous word is an error that names the allowed ones`(
    action: ChangeAction, words: [String], error: UsageError
  ) {
    #expect(throws: error) { try read(words, of: action) }
  }

  @Test(arguments: ["", "Undo", "../undo", "un do", "-undo"])
  func `A new request has a plain name`(name: String) {
    #expect(throws: UsageError.self) { try read([name, "copy"], of: .save) }
  }

  private static let requests = ["search", "undo"]
  private static let patterns = ["mvc", "mvp", "mvvm", "mvi", "viper"]

  private func read(
    _ words: [String], of action: ChangeAction
  ) throws(UsageError) -> ChangeCommand.Arguments {
    try ChangeCommand.Arguments(words, of: action, requests: Self.requests)
  }
}
