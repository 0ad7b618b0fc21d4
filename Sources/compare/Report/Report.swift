/// The result of a comparison, as the JSON has it.
struct Report: Codable, Equatable, Sendable {
  var schemaVersion = 1
  var modules: [ModuleReport]
}

/// One column of the table.
struct ModuleReport: Codable, Equatable, Sendable {
  struct Types: Codable, Equatable, Sendable {
    var `class` = 0
    var `struct` = 0
    var `enum` = 0
    var actor = 0
    var `protocol` = 0

    var total: Int { self.class + self.struct + self.enum + actor + self.protocol }
  }

  /// Something with a name and a number of lines.
  struct Sized: Codable, Equatable, Sendable {
    var name: String
    var lines: Int
  }

  struct Complexity: Codable, Equatable, Sendable {
    /// Nil without any function.
    @ExplicitNull var mean: Double?
    @ExplicitNull var max: Int?
    var functions: Int
  }

  struct Tests: Codable, Equatable, Sendable {
    var run: Int
    var failed: Int
    var skipped: Int
    var files: Int
    /// Lines of code.
    var lines: Int
    var doubles: Int
  }

  struct Coverage: Codable, Equatable, Sendable {
    struct Lines: Codable, Equatable, Sendable {
      var covered: Int
      var total: Int
      /// Rounded down, so that only all is 100; nil without any executable line.
      @ExplicitNull var percent: Double?
    }

    var lines: Lines
  }

  var name: String
  var pattern: String
  var files: Int
  var lines: LineCount
  var types: Types
  @ExplicitNull var largestType: Sized?
  var edges: EdgeReport
  var cycles: [[String]]
  var complexity: Complexity
  @ExplicitNull var longestFunction: Sized?
  /// Nil when no suites were run.
  @ExplicitNull var tests: Tests?
  @ExplicitNull var coverage: Coverage?
}
