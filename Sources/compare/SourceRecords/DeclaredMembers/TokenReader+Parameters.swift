import SwiftTokens

extension TokenReader {
  /// What is between `(` and `)`; those of an enum case may be types alone.
  mutating func readParameters(ofCase: Bool = false) -> [Parameter] {
    let rest = (token.close, end)
    index += 1
    end = rest.0
    var parameters: [Parameter] = []
    while !isAtEnd {
      _ = skipModifiers()
      let (first, second) = (token, peek(1))
      var parameter: Parameter
      if first.kind == .word, second.isSign(":") {
        index += 2
        parameter = read(label: first.text == "_" ? nil : first.text, name: first.text)
      } else if first.kind == .word, second.kind == .word, peek(2).isSign(":") {
        index += 3
        parameter = read(label: first.text == "_" ? nil : first.text, name: second.text)
      } else {
        parameter = read(label: nil, name: "_")
        if !ofCase, parameter.type == nil { index += 1 }
      }
      if skip("=") {
        parameter.hasDefault = true
        let start = index
        skipDefault()
        parameter.value = start..<index
      }
      parameters.append(parameter)
      if !skip(",") { break }
    }
    index = min(rest.0 + 1, rest.1)
    end = rest.1
    return parameters
  }

  private mutating func read(label: String?, name: String) -> Parameter {
    let type = readType()
    return Parameter(
      label: label, name: name, type: type, isVariadic: peek(-1).text == "...")
  }

  private mutating func skipDefault() {
    while !isAtEnd, !token.isSign(",") {
      if token.isSign("(") || token.isSign("[") || token.isSign("{") || token.isSign("\\(") {
        skipBracket()
      } else {
        index += 1
      }
    }
  }
}
