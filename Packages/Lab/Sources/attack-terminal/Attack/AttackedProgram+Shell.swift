import Foundation
import ProgramSupport
import PseudoTerminal

/// A shell that stops and continues jobs and reports how they ended.
extension AttackedProgram {
  static func underShell(_ implementation: String) async throws -> [String] {
    let todo = BuiltProgram.named("todo").path(percentEncoded: false)
    let command = "\(todo) \(implementation) --store=memory"
    let shell = try shell()
    await shell.shows("ready> ")
    shell.type(command + "\n")
    await shell.showsFrame()
    shell.type("\u{1A}")
    await shell.shows("topped")
    // In the background, it must stop again before it writes anything.
    shell.type("bg\n")
    let end = shell.seen
    while !(await shell.answer(to: "jobs").contains("topped")), !shell.run.isOver {}
    if shell.text(from: end).contains("1049h") { shell.violate("writes in the background") }
    shell.type("fg\n")
    await shell.showsFrame()
    shell.type("q")
    await shell.isBack()
    if !(await shell.answer(to: "echo code=$?").contains("code=0")) {
      shell.violate("the shell sees an exit code other than 0")
    }
    shell.type(command + "\n")
    await shell.showsFrame()
    shell.type("\u{1C}")
    await shell.isBack()
    if !(await shell.answer(to: "echo code=$?").contains("code=131")) {
      shell.violate("the shell doesn't see SIGQUIT")
    }
    return shell.violations
  }

  /// Waits until the program has left the screen and ended: before, it could read the shell's keys.
  private func isBack() async {
    await shows("1049l")
    await shows("ready> ")
  }

  /// Makes the shell print a mark, which it does after finishing everything before.
  private func answer(to command: String) async -> String {
    let start = seen
    type("\(command); echo answe''red\n")
    await shows("answered")
    return text(from: start)
  }
}
