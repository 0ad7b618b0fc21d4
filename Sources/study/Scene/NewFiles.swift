import CompareSupport
import Foundation
import Synchronization

/// The files and folders that one run makes: it overwrites nothing, and can remove what it made.
final class NewFiles: Sendable {
  private struct State {
    var files: [String] = []
    var folders: [String] = []
    var isOver = false
  }

  private let state = Mutex(State())

  /// Writes a file that must not exist yet, and makes the folders around it.
  func write(_ text: String, to path: String, shownAs shown: String) throws(Failure) {
    let problem = state.withLock { state -> String? in
      guard !state.isOver else { return "be made" }
      guard make((path as NSString).deletingLastPathComponent, &state) else { return "be made" }
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { return "be made" }
      state.files.append(path)
      let code = WholeFile.write(Array(text.utf8)[...], to: descriptor)
      return close(descriptor) == 0 && code == 0 ? nil : "be written"
    }
    if let problem {
      throw Failure("'\(shown)' can't \(problem); nothing was written.")
    }
  }

  /// Removes what this run made; a folder with someone else's files stays.
  func undo() {
    state.withLock { state in
      state.isOver = true
      for file in state.files { unlink(file) }
      for folder in state.folders.reversed() { rmdir(folder) }
    }
  }

  private func make(_ folder: String, _ state: inout State) -> Bool {
    if folder.isFolder { return true }
    let parent = (folder as NSString).deletingLastPathComponent
    guard parent != folder, make(parent, &state) else { return false }
    // Another program may have made it meanwhile.
    guard mkdir(folder, 0o777) == 0 else { return folder.isFolder }
    state.folders.append(folder)
    return true
  }
}
