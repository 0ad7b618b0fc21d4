import CommandLineKit

/// A fictitious program that declares one of everything.
enum Eat: Equatable, Sendable {
  case meal(Meal)
  case washed(Basket)
  case text(String)

  struct Meal: Equatable, Sendable {
    var fruit = Fruit.apple
    var plate: String?
    var pieces = 1
    var sauces: [Sauce] = []
    var notes: [String] = []
    var isRaw = false
    var isPeeled = false
    var knife: String?
    var song: String?
  }

  struct Basket: Equatable, Sendable {
    var file = ""
    var water = Water()
  }

  struct Water: Equatable, Sendable {
    var isCold = false
  }

  enum Fruit: String, CaseIterable { case apple, pear, plum }
  enum Sauce: String, CaseIterable { case sweet, sour }
}

extension Eat {
  static let program = ProgramDeclaration<Eat>(
    "eat", version: "1.2", main: main, commands: [wash], information: Eat.text)

  private static let main = CommandDeclaration<Eat>(
    overview: "Eat a fruit.",
    discussion: ["It is eaten at once; what is left of it is kept on the plate for another day."],
    values: Meal(),
    arguments: [
      .choice("fruit", of: Fruit.allCases, help: "What is eaten.") { $0.fruit = $1 },
      .text(
        "plate", completion: .folder, isOptional: true, help: "Where it lies.", default: "the hand"
      ) { $0.plate = $1 },
    ],
    options: [OptionGroup("WHAT IS EATEN", eaten), OptionGroup("HOW IT IS EATEN", how)],
    sections: [.init("EXIT CODES", "0 for a meal, 64 for an invalid command line.")],
    meaning: Eat.meal)

  private static let eaten: [OptionDeclaration<Meal>] = [
    .checked(
      "--pieces", value: "number", expecting: "a number from 1 to 9",
      help: "How many pieces. They are all as large.", default: "1"
    ) { (meal, text) throws(ValueError) in
      guard let number = Int(text), 1...9 ~= number else { throw .unexpected(text) }
      meal.pieces = number
    },
    .choices("--with", value: "sauces", of: Sauce.allCases, help: "What is poured over it.") {
      $0.sauces += $1
    },
    .text("--note", value: "text", help: "What is said of it: it's free.", isRepeatable: true) {
      $0.notes.append($1)
    },
  ]

  private static let how: [OptionDeclaration<Meal>] = [
    .flag("--raw", help: "As it is.", rules: .init(excludes: ["--knife", "<plate>"])) {
      $0.isRaw = true
    },
    .flag("--peeled", help: "Without its peel.", rules: .init(needs: ["--knife"])) {
      $0.isPeeled = true
    },
    .text("--knife", "-k", value: "file", completion: .file, help: "With this knife.") {
      $0.knife = $1
    },
    .checked(
      "--song", value: "song", expecting: "a song", completion: .words(["none"], or: .file),
      isAnything: true, help: "With this song."
    ) { (meal, text) throws(ValueError) in
      if text == "lalalo" {
        throw .explained("Nobody sings 'lalalo'.", unknown: text, among: ["lalala"])
      }
      meal.song = text
    },
  ]

  private static let cold = OptionDeclaration<Water>.flag("--cold", help: "In cold water.") {
    $0.isCold = true
  }

  private static let wash = CommandDeclaration<Eat>(
    "wash", overview: "Wash what is in a basket.", values: Basket(),
    arguments: [.text("basket", completion: .file, help: "The basket.") { $0.file = $1 }],
    options: [OptionGroup("OPTIONS", [cold.within(\.water)])], meaning: Eat.washed)
}
