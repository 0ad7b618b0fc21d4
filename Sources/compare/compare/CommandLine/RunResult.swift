/// What is printed where, and the exit code.
struct RunResult: Equatable {
  var output = ""
  var errors = ""
  var exitCode: Int32 = 0
}
