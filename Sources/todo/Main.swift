import CommandLineKit
import Foundation

@main
struct Main {
  static func main() async {
    StandardDescriptors.fill()
    let outcome = await Program.run(Array(CommandLine.arguments.dropFirst()))
    ErrorOutput.say(outcome.errors)
    do throws(StartError) {
      try StandardOutput.write(outcome.output)
    } catch {
      ErrorOutput.say(error.description)
      exit(StartError.exitCode)
    }
    exit(outcome.exitCode)
  }
}
