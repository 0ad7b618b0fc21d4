@testable import RunTrace

/// Types, functions and messages that tests make up.
enum Made {
  static func type(_ name: String, in module: String = "App") -> TypeName {
    TypeName(module: module, name: name)
  }

  static func method(_ type: String, _ name: String, in module: String = "App") -> TracedFunction {
    let owner = Self.type(type, in: module)
    return TracedFunction(
      symbol: "\(type).\(name)", kind: .method(owner, name), owner: owner,
      place: CodePlace(file: "\(type).swift", line: 1))
  }

  static func closure(_ type: String, in module: String = "App") -> TracedFunction {
    TracedFunction(
      symbol: "closure in \(type)", kind: .closure, owner: Self.type(type, in: module),
      place: CodePlace(file: "\(type)+Closures.swift", line: 1))
  }

  static func witness(of name: String) -> TracedFunction {
    TracedFunction(symbol: "witness of \(name)", kind: .witness(of: type(name)))
  }

  static func part(_ symbol: String, of type: String? = nil) -> TracedFunction {
    TracedFunction(symbol: symbol, kind: .part, owner: type.map { Self.type($0) })
  }

  static func message(
    _ from: String?, _ to: String, _ name: String, via: String? = nil
  ) -> Message {
    Message(
      from: from.map { type($0) }, to: type(to), name: name, via: via.map { type($0) },
      place: CodePlace(file: "\(to).swift", line: 7))
  }

  static func step(
    _ from: String?, _ to: String, _ name: String, order: Int = 0, times: Int = 1,
    _ steps: [Step] = []
  ) -> Step {
    Step(message(from, to, name), times: times, order: order, steps)
  }
}

extension [Step] {
  /// The messages with what they led to in brackets: `A.f(B.g)`.
  var outline: String {
    map { step in
      let title = step.message?.title ?? "round"
      let times = step.times == 1 ? "" : "×\(step.times)"
      return title + times + (step.steps.isEmpty ? "" : "(\(step.steps.outline))")
    }.joined(separator: " ")
  }
}

extension Trace {
  /// A run of two types with something for every format.
  static let sample = Trace(
    product: "walk", arguments: ["--now"],
    flows: [
      Flow(
        .thread, 1,
        [
          Made.step(
            nil, "Main", "run",
            [
              Step(
                Made.message("Main", "Host", "greet", via: "Greeter"), times: 28,
                [Made.step("Host", "Line.Pen", "<")]),
              Step(
                nil, times: 2,
                [Made.step("Main", "Host", "a"), Made.step("Line.Pen", "Host", "b")]),
            ])
        ]),
      Flow(.task, 2, [Made.step("Main", "Host", "c")]),
    ],
    notes: [TraceNote("half.", isPartial: true), TraceNote("apart.")])
}
