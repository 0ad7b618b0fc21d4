import SwiftTokens

/// The labels of a call, found before its arguments are read.
struct CallLabels {
  private var labels: [String?] = []
  /// The labels of the trailing closures; the first one has none.
  private var closures: [String?] = []

  /// Takes the position of the `(`, or of the `{` if there is none.
  init(at reader: TokenReader, _ allowsClosure: Bool) {
    var index = reader.index
    if reader.token.isSign("(") || reader.token.isSign("[") {
      let close = min(reader.token.close, reader.end)
      index += 1
      while index < close {
        let isLabelled =
          reader.tokens[index].kind == .word && index + 1 < close
          && reader.tokens[index + 1].isSign(":")
        labels.append(isLabelled ? reader.tokens[index].text : nil)
        while index < close, !reader.tokens[index].isSign(",") {
          index = max(reader.tokens[index].close, index) + 1
        }
        index += 1
      }
      index = close + 1
    }
    guard allowsClosure else { return }
    var label: String?
    while index < reader.end, reader.tokens[index].isSign("{") {
      if closures.isEmpty, reader.tokens[index].startsLine, !reader.tokens[index - 1].isSign(")") {
        return
      }
      closures.append(label)
      index = reader.tokens[index].close + 1
      guard index + 2 < reader.end, reader.tokens[index].kind == .word,
        reader.tokens[index + 1].isSign(":"), reader.tokens[index + 2].isSign("{")
      else { return }
      label = reader.tokens[index].text
      index += 2
    }
  }

  /// The number of the parameter for each argument, and then for each closure; nil if the function
  /// can't be called with these labels.
  func parameters(of function: DeclaredMember) -> [Int]? {
    var found: [Int] = []
    var next = 0
    let parameters = function.parameters
    for label in labels {
      if let last = found.last, label == nil, parameters[last].isVariadic {
        found.append(last)
        continue
      }
      while next < parameters.count, parameters[next].label != label {
        guard parameters[next].hasDefault || parameters[next].isVariadic else { return nil }
        next += 1
      }
      guard next < parameters.count else { return nil }
      found.append(next)
      next += 1
    }
    for (number, label) in closures.enumerated() {
      while next < parameters.count,
        number == 0 ? !parameters[next].takesFunction : parameters[next].label != label
      {
        guard parameters[next].hasDefault else { return nil }
        next += 1
      }
      guard next < parameters.count else { return nil }
      found.append(next)
      next += 1
    }
    let rest = parameters[min(next, parameters.count)...]
    return rest.allSatisfy { $0.hasDefault || $0.isVariadic } ? found : nil
  }
}

extension Parameter {
  /// Whether it may be a function, which an alias or a generic parameter may be, too.
  fileprivate var takesFunction: Bool {
    switch type {
    case .function, .named: true
    default: false
    }
  }
}
