import CommandLineKit
import Foundation
import Implementations
import Shared
import TerminalUI
import Testing

@testable import todo

@Suite("The command line")
struct CommandTests {
  private func options(_ arguments: String...) throws -> Options {
    guard case .run(let options) = try Command.parse(arguments) else { throw NotRun() }
    return options
  }

  private struct NotRun: Error {}

  @Test(arguments: Implementation.allCases)
  func `A pattern is enough`(implementation: Implementation) throws {
    let options = try options(implementation.rawValue)
    #expect(options == Options(implementation: implementation))
    #expect(options.store == .standard)
    #expect(options.today == nil)
    #expect(options.firstWeekday == .monday)
    #expect(options.cats == .embedded)
    #expect(options.photos == nil)
    #expect(options.size == nil)
    #expect(options.link == nil)
    #expect(options.keys == nil)
  }

  @Test func `Every option is read`() throws {
    let url = try #require(URL(string: "https://cats.example/api?n=1"))
    let expected = Options(
      implementation: .viper, store: .file(path: "a/b.sqlite"),
      today: CalendarDay(year: 2028, month: 2, day: 29), firstWeekday: .sunday,
      cats: .service(url), photos: "photos", size: Size(columns: 132, rows: 50),
      link: "todo://cats", keys: [.key("a"), .key(.enter)])
    #expect(
      try options(
        "--store", "a/b.sqlite", "--today", "2028-02-29", "viper", "--first-weekday", "sunday",
        "--cats", "https://cats.example/api?n=1", "--photos", "photos", "--size", "132x50",
        "--open", "todo://cats", "--keys", "a<enter>") == expected)
    #expect(
      try options(
        "viper", "--store=a/b.sqlite", "--today=2028-02-29", "--first-weekday=sunday",
        "--cats=https://cats.example/api?n=1", "--photos=photos", "--size=132x50",
        "--open=todo://cats", "--keys=a<enter>") == expected)
  }

  @Test func `Values that look like something else are taken as they are`() throws {
    #expect(try options("mvc", "--store", "memory").store == .memory)
    #expect(try options("mvc", "--store", "./memory").store == .file(path: "./memory"))
    #expect(try options("mvc", "--store=--x").store == .file(path: "--x"))
    #expect(try options("mvc", "--keys", "--").keys == [.key("-"), .key("-")])
    #expect(try options("mvc", "--keys=a=b").keys == [.key("a"), .key("="), .key("b")])
    #expect(try options("mvc", "--keys", "").keys == [])
    #expect(try options("--", "mvc").implementation == .mvc)
    #expect(try options("mvc", "--cats", "HTTP://h").cats != .embedded)
  }

  @Test func `The last of two counts`() throws {
    #expect(try options("mvc", "--size=1x1", "--size=2x2").size == Size(columns: 2, rows: 2))
  }

  @Test(
    arguments: [
      ("--store", "a\0b"), ("--today", "2026-02-30"), ("--today", "2026-2-3"), ("--today", "today"),
      ("--today", "0000-01-01"),
      ("--cats", "ftp://cats.example"), ("--cats", "cats"), ("--cats", "http://"),
      ("--size", "80"), ("--size", "0x24"), ("--size", "80x0"),
      ("--size", "-1x5"), ("--size", "+1x5"), ("--size", "1001x5"), ("--size", "80x24x1"),
      ("--size", "80X24"), ("--size", "99999999999999999999x1"), ("--size", "x"),
    ])
  func `A bad value is refused`(name: String, value: String) throws {
    for words in [["mvc", name, value], ["mvc", name + "=" + value]] {
      let error = #expect(throws: UsageError.self) { try Command.parse(words) }
      guard case .unfitValue(name, value, _) = error else {
        Issue.record("\(words): \(String(describing: error))")
        continue
      }
    }
  }

  @Test(arguments: ["Monday", "tuesday"])
  func `A weekday is one of two`(value: String) {
    let error = UsageError.invalidValue(
      option: "--first-weekday", value: value, allowed: ["monday", "sunday"])
    expect(error, ["mvc", "--first-weekday", value])
    expect(error, ["mvc", "--first-weekday=" + value])
  }

  @Test(arguments: Self.names)
  func `An option needs its value`(name: String) {
    let isAnything = name == "--keys"
    for words in [[name], [name, ""], [name + "="]] where words == [name] || !isAnything {
      let error = #expect(throws: UsageError.self) { try Command.parse(["mvc"] + words) }
      guard case .missingValue(name, _, _) = error else {
        Issue.record("\(words): \(String(describing: error))")
        continue
      }
    }
  }

  private static let names = Command.declaration.description.main.options.flatMap(\.names)

  @Test func `Arguments that are not understood are named`() {
    let patterns = ["mvc", "mvp", "mvvm", "mvi", "viper"]
    expect(.missingArgument("pattern", allowed: patterns), [])
    expect(.missingArgument("pattern", allowed: patterns), ["--size", "1x1"])
    for word in ["mvx", ""] {
      expect(.unknownArgument(word, for: "pattern", allowed: patterns), [word])
    }
    expect(.unexpectedArgument("mvp"), ["mvc", "mvp"])
    expect(.unknownOption("--sise"), ["mvc", "--sise=1x1"])
    expect(.unknownOption("-x"), ["mvc", "-x"])
    expect(
      .missingValue(
        option: "--store", value: "memory|path", expected: "'memory' or the path of a file"),
      ["mvc", "--store", "--today", "2026-11-21"])
  }

  @Test func `Help and version win`() throws {
    #expect(try Command.parse(["--help"]) == .information(HelpTests.text))
    #expect(try Command.parse(["help"]) == .information(HelpTests.text))
    #expect(try Command.parse(["nonsense", "-h"]) == .information(HelpTests.text))
    #expect(try Command.parse(["mvc", "--version"]) == .information("0.1.0\n"))
  }

  private func expect(_ error: UsageError, _ arguments: [String]) {
    #expect(throws: error) { try Command.parse(arguments) }
  }
}
