import CommandLineKit
import Testing

@Suite("Reading a command line")
struct ParsingTests {
  private func parse(_ words: String...) throws -> Eat { try Eat.program.parse(words) }

  @Test func `What isn't given stays as it was declared`() throws {
    #expect(try parse("pear") == .meal(Eat.Meal(fruit: .pear)))
    #expect(try parse("wash", "b") == .washed(Eat.Basket(file: "b")))
  }

  @Test func `Every kind of option is read, in any place`() throws {
    let meal = Eat.Meal(
      fruit: .plum, plate: "blue", pieces: 3, sauces: [.sour, .sweet], notes: ["a", "b"],
      isPeeled: true, knife: "k", song: "--")
    #expect(
      try parse(
        "--pieces", "3", "plum", "--with", "SOUR,sweet,sour", "--note", "a", "--note=b", "--peeled",
        "-k", "k", "blue", "--song", "--") == .meal(meal))
    #expect(
      try parse("wash", "--cold", "b")
        == .washed(Eat.Basket(file: "b", water: Eat.Water(isCold: true))))
  }

  @Test func `Values may look like something else where nothing else can be meant`() throws {
    #expect(try parse("pear", "--note=--raw") == .meal(Eat.Meal(fruit: .pear, notes: ["--raw"])))
    #expect(try parse("pear", "--note", "-1") == .meal(Eat.Meal(fruit: .pear, notes: ["-1"])))
    #expect(try parse("pear", "--note=a=b") == .meal(Eat.Meal(fruit: .pear, notes: ["a=b"])))
    #expect(try parse("pear", "--song", "") == .meal(Eat.Meal(fruit: .pear, song: "")))
    #expect(try parse("pear", "-") == .meal(Eat.Meal(fruit: .pear, plate: "-")))
    #expect(try parse("--raw", "--", "pear") == .meal(Eat.Meal(fruit: .pear, isRaw: true)))
    #expect(try parse("pear", "--", "--raw") == .meal(Eat.Meal(fruit: .pear, plate: "--raw")))
    #expect(try parse("wash", "help") == .washed(Eat.Basket(file: "help")))
  }

  @Test func `What follows the dashes is another program's, as it is`() throws {
    #expect(
      try Call.program.parse(["f", "--name", "n", "--", "-v", "", "--", "--help"])
        == .call(Call.Values(folder: "f", name: "n", words: ["-v", "", "--", "--help"])))
    #expect(try Call.program.parse(["--name=n", "--"]) == .call(Call.Values(name: "n")))
    #expect(throws: UsageError.unexpectedArgument("g")) {
      try Call.program.parse(["f", "g", "--name", "n"])
    }
  }

  @Test func `Without an option that is required, nothing is meant`() throws {
    #expect(throws: UsageError.missingOption("--name <name>")) {
      try Call.program.parse(["f", "--", "--name", "n"])
    }
  }

  @Test
  func `An option may replace what it excludes; it excludes what follows the dashes too`() throws {
    #expect(try Call.program.parse(["--all"]) == .call(Call.Values(isForAll: true)))
    #expect(throws: UsageError.incompatible(option: "--all", with: "--name")) {
      try Call.program.parse(["--all", "--name", "n"])
    }
    #expect(throws: UsageError.unexpectedArgument("w")) {
      try Call.program.parse(["--all", "--", "w"])
    }
  }

  @Test func `The last of two counts`() throws {
    #expect(
      try parse("pear", "--pieces=2", "--pieces=4") == .meal(Eat.Meal(fruit: .pear, pieces: 4)))
  }

  @Test
  func `A first word close to a command's name is corrected if it means nothing itself`() throws {
    let isArgument = { (word: String) in word == "plum" }
    #expect(throws: UsageError.unknownCommand("wahs")) {
      try Eat.program.parse(["wahs", "--cold"], isArgument: isArgument)
    }
    #expect(throws: UsageError.unknownCommand("hlep")) {
      try Eat.program.parse(["hlep"], isArgument: isArgument)
    }
    #expect(throws: UsageError.unknownArgument("wahs", for: "fruit", allowed: Self.fruits)) {
      try Eat.program.parse(["wahs"]) { _ in true }
    }
    #expect(throws: UsageError.unknownArgument("banana", for: "fruit", allowed: Self.fruits)) {
      try Eat.program.parse(["banana"], isArgument: isArgument)
    }
    #expect(throws: UsageError.unknownArgument("./wash", for: "fruit", allowed: Self.fruits)) {
      try Eat.program.parse(["./wash"], isArgument: isArgument)
    }
    #expect(throws: UsageError.unknownOption("--wash")) {
      try Eat.program.parse(["--wash"], isArgument: isArgument)
    }
  }

  @Test(
    arguments: [
      ["--help"], ["-h"], ["pear", "-h", "--wrong"], ["help"], ["--raw", "--help"],
    ])
  func `What asks about the program wins over what follows`(_ words: [String]) throws {
    let help = Eat.program.description.help(of: Eat.program.description.main)
    #expect(try Eat.program.parse(words) == .text(help))
  }

  @Test func `Each command has its help, and every one knows the version`() throws {
    let help = Eat.program.description.help(of: Eat.program.description.commands[0])
    #expect(try parse("wash", "--help") == .text(help))
    #expect(try parse("help", "wash") == .text(help))
    #expect(try parse("--version") == .text("1.2\n"))
    #expect(try parse("wash", "--version") == .text("1.2\n"))
  }

  private static let fruits = ["apple", "pear", "plum"]
}
