/// Why a text can't be the value of an option or an argument.
public enum ValueError: Error, Equatable {
  /// It, or this part of it, is not what was expected.
  case unexpected(String)
  /// What only the option itself can say; `unknown` is the word that should be one of some others.
  case explained(String, unknown: String = "", among: [String] = [])
}
