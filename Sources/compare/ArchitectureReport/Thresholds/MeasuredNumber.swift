/// A number with what it is a number of, and where that is.
struct MeasuredNumber {
  let of: String
  let file: String
  let line: Int
  let column: Int
  let value: Double
}

extension MeasuredNumber {
  init(_ function: FunctionReport, _ value: Int) {
    self.init(
      of: function.name, file: function.file, line: function.line, column: function.column,
      value: Double(value))
  }
}
