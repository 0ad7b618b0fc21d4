import Foundation

/// The program that this one starts for what must not end this one.
package enum OwnProgram {
  /// Where `compare` is: this program, or, where its tests run, the one beside them.
  package static let path: String = {
    let running = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(suffixOfTests) }?.bundlePath
    guard let tests = bundle ?? (running.hasSuffix(suffixOfTests) ? running : nil) else {
      return running
    }
    return "\((tests as NSString).deletingLastPathComponent)/compare"
  }()

  private static let suffixOfTests = ".xctest"
}
