/// Reads the words of one command, from left to right.
struct WordReader<Values> {
  let arguments: [ArgumentDeclaration<Values>]
  /// Receives the words after `--`, if they aren't ordinary arguments.
  let rest: ArgumentDeclaration<Values>?
  let options: [OptionDeclaration<Values>]
  var values: Values
  private var words: ArraySlice<String> = []
  private var operands: [String] = []
  private var given: [String] = []

  init(
    arguments: [ArgumentDeclaration<Values>], rest: ArgumentDeclaration<Values>?,
    options: [OptionDeclaration<Values>], values: Values
  ) {
    self.arguments = arguments
    self.rest = rest
    self.options = options
    self.values = values
  }

  /// Sets the values; a request such as `--help` ends reading, whatever follows it.
  mutating func read(_ words: ArraySlice<String>) throws(UsageError) -> StandardRequest? {
    self.words = words
    while let word = self.words.popFirst(), word != "--" {
      if word.hasPrefix("-"), word != "-" {
        if let request = try readOption(word) { return request }
      } else {
        operands.append(word)
      }
    }
    if let rest {
      for word in self.words { try set(rest, word) }
    } else {
      operands += self.words
    }
    try takeOperands()
    try checkRules()
    return nil
  }

  private mutating func readOption(_ word: String) throws(UsageError) -> StandardRequest? {
    let (name, attached) = split(word)
    if let standard = StandardOption(name: name) {
      let text = try take(attached, of: standard.description, as: name)
      do throws(ValueError) {
        return try standard.request(text)
      } catch {
        throw UsageError(error, of: standard.description, as: name)
      }
    }
    guard let option = options.first(where: { $0.description.names.contains(name) }) else {
      throw .unknownOption(name)
    }
    given.append(option.description.name)
    let text = try take(attached, of: option.description, as: name)
    do throws(ValueError) {
      try option.set(&values, text)
    } catch {
      throw UsageError(error, of: option.description, as: name)
    }
    return nil
  }

  /// Splits an option from a value that is attached with an equals sign.
  private func split(_ word: String) -> (name: String, value: String?) {
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  /// The option's value: never empty and never the next option, unless `isAnything` is set.
  private mutating func take(
    _ attached: String?, of option: OptionDescription, as name: String
  ) throws(UsageError) -> String {
    guard let value = option.value else {
      if attached != nil { throw .superfluousValue(option: name) }
      return ""
    }
    guard let text = attached ?? words.first, value.isAnything || !text.isEmpty,
      value.isAnything || attached != nil || !text.looksLikeOption
    else { throw .missingValue(option: name, value: value.name, expected: value.expected) }
    if attached == nil { words.removeFirst() }
    return text
  }

  private mutating func takeOperands() throws(UsageError) {
    for (place, word) in operands.enumerated() {
      try set(try argument(at: place, word), word)
    }
    let missing = arguments.dropFirst(operands.count).first { !$0.description.isOptional }
    if let value = missing?.description.value {
      throw .missingArgument(value.name, allowed: value.nameable)
    }
  }

  private func argument(
    at place: Int, _ word: String
  ) throws(UsageError) -> ArgumentDeclaration<Values> {
    if place < arguments.count { return arguments[place] }
    guard let last = arguments.last, last.description.isRepeatable else {
      throw .unexpectedArgument(word)
    }
    return last
  }

  private mutating func set(
    _ argument: ArgumentDeclaration<Values>, _ word: String
  ) throws(UsageError) {
    do throws(ValueError) {
      try argument.set(&values, word)
    } catch {
      throw UsageError(error, of: argument.description)
    }
  }

  private func checkRules() throws(UsageError) {
    let after = rest.map { rest in self.words.map { (rest.description.name, $0) } } ?? []
    let words = GivenWords(
      options: given,
      arguments: zip(arguments.map(\.description.name), operands).map { ($0, $1) } + after)
    for option in options { try words.check(option.description) }
  }
}

/// The options and arguments that were given, to be checked against the options' rules.
struct GivenWords {
  /// The first names of options, in the order in which they were written.
  let options: [String]
  /// Arguments by their names.
  let arguments: [(name: String, word: String)]

  func check(_ option: OptionDescription) throws(UsageError) {
    guard options.contains(option.name) else {
      let isReplaced = options.contains(where: option.rules.excludes.contains)
      if option.rules.isRequired, !isReplaced { throw .missingOption(option.synopsis) }
      return
    }
    for name in option.rules.needs where !options.contains(name) {
      throw .incomplete(option: option.name, needed: name)
    }
    for name in options where option.rules.excludes.contains(name) {
      throw .incompatible(option: name, with: option.name)
    }
    for argument in arguments where option.rules.excludes.contains(argument.name) {
      throw .unexpectedArgument(argument.word)
    }
  }
}
