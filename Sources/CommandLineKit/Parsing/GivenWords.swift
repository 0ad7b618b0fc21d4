/// What was given, held against what options say about each other.
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
