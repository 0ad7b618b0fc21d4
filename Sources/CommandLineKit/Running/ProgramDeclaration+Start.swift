import Foundation

/// Standard input and the two outputs.
public enum StandardDescriptors {
  /// Puts something in the place of those that were closed when this program began.
  ///
  /// The next file that is opened would be given the number of a closed one, and so the result.
  /// What stands there now is open for reading alone: whoever writes is told that it can't be.
  public static func fill() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
