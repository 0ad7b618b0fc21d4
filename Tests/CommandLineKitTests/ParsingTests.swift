import CommandLineKit
import Testing

@Suite("Reading a command line")
struct ParsingTests {
  private func parse(_ words: String...) throws -> Eat { try Eat.program.parse(words) }

  @Test("What isn't given stays as it was declared")
  func notGivenStays() throws {
    #expect(try parse("pear") == .meal(Eat.Meal(fruit: .pear)))
    #expect(try parse("wash", "b") == .washed(Eat.Basket(file: "b")))
  }

  @Test("Every kind of option is read, in any place")
  func everyKindRead() throws {
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

  @Test("Values may look like something else where nothing else can be meant")
  func valuesLookLike() throws {
    #expect(try parse("pear", "--note=--raw") == .meal(Eat.Meal(fruit: .pear, notes: ["--raw"])))
    #expect(try parse("pear", "--note", "-1") == .meal(Eat.Meal(fruit: .pear, notes: ["-1"])))
    #expect(try parse("pear", "--note=a=b") == .meal(Eat.Meal(fruit: .pear, notes: ["a=b"])))
    #expect(try parse("pear", "--song", "") == .meal(Eat.Meal(fruit: .pear, song: "")))
    #expect(try parse("pear", "-") == .meal(Eat.Meal(fruit: .pear, plate: "-")))
    #expect(try parse("--raw", "--", "pear") == .meal(Eat.Meal(fruit: .pear, isRaw: true)))
    #expect(try parse("pear", "--", "--raw") == .meal(Eat.Meal(fruit: .pear, plate: "--raw")))
    #expect(try parse("wash", "help") == .washed(Eat.Basket(file: "help")))
  }

  @Test("What follows the dashes is another program's, as it is")
  func restAsItIs() throws {
    #expect(
      try Call.program.parse(["f", "--name", "n", "--", "-v", "", "--", "--help"])
        == .call(Call.Values(folder: "f", name: "n", words: ["-v", "", "--", "--help"])))
    #expect(try Call.program.parse(["--name=n", "--"]) == .call(Call.Values(name: "n")))
    #expect(throws: UsageError.unexpectedArgument("g")) {
      try Call.program.parse(["f", "g", "--name", "n"])
    }
  }

  @Test("Without an option that is required, nothing is meant")
  func requiredOption() throws {
    #expect(throws: UsageError.missingOption("--name <name>")) {
      try Call.program.parse(["f", "--", "--name", "n"])
    }
  }

  @Test(
    "What an option excludes may stand in its place, and what follows the dashes is excluded too")
  func excludedByOption() throws {
    #expect(try Call.program.parse(["--all"]) == .call(Call.Values(isForAll: true)))
    #expect(throws: UsageError.incompatible(option: "--all", with: "--name")) {
      try Call.program.parse(["--all", "--name", "n"])
    }
    #expect(throws: UsageError.unexpectedArgument("w")) {
      try Call.program.parse(["--all", "--", "w"])
    }
  }

  @Test("The last of two counts")
  func lastCounts() throws {
    #expect(
      try parse("pear", "--pieces=2", "--pieces=4") == .meal(Eat.Meal(fruit: .pear, pieces: 4)))
  }

  @Test("A first word that is almost a command's name is one only if it means nothing itself")
  func firstWordAlmost() throws {
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
    "What asks about the program wins over what follows",
    arguments: [
      ["--help"], ["-h"], ["pear", "-h", "--wrong"], ["help"], ["--raw", "--help"],
    ])
  func asksProgramWins(_ words: [String]) throws {
    let help = Eat.program.description.help(of: Eat.program.description.main)
    #expect(try Eat.program.parse(words) == .text(help))
  }

  @Test("Each command has its help, and every one knows the version")
  func eachCommandHelp() throws {
    let help = Eat.program.description.help(of: Eat.program.description.commands[0])
    #expect(try parse("wash", "--help") == .text(help))
    #expect(try parse("help", "wash") == .text(help))
    #expect(try parse("--version") == .text("1.2\n"))
    #expect(try parse("wash", "--version") == .text("1.2\n"))
  }

  private static let fruits = ["apple", "pear", "plum"]
}
