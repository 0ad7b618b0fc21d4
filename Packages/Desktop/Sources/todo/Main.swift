import CommandLineKit
import DesktopUI
import Foundation

@main
struct Main {
  static func main() {
    Task { @MainActor in
      let outcome = await Program.run(Command.declaration.start())
      ErrorOutput.say(outcome.errors)
      do throws(StartError) {
        try StandardOutput.write(outcome.output)
      } catch {
        ErrorOutput.say(error.description)
        exit(StartError.exitCode)
      }
      exit(outcome.exitCode)
    }
    MainLoop.run()
  }
}
