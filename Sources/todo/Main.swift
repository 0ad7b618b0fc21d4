import Foundation

@main
struct Main {
  static func main() async {
    let outcome = await Program.run(Array(CommandLine.arguments.dropFirst()))
    // There is nobody left to tell when these can't be written.
    try? FileHandle.standardError.write(contentsOf: Data(outcome.errors.utf8))
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(outcome.output.utf8))
    } catch {
      exit(StartError.exitCode)
    }
    exit(outcome.exitCode)
  }
}
