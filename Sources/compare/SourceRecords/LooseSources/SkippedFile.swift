/// What was found among the sources and is not measured, or not wholly.
package struct SkippedFile: Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case hidden, thirdParty, tests, playground, template, manifest
    case brokenLink, linkedFolder, linkedTwice
    case notRegular, unreadable, notUTF8
    case tooLarge(bytes: Int)
    /// Deeper than the parser can follow.
    case tooDeep(String)
    case outsideApps
    /// Lines, types and complexity are measured, and references by name.
    case notCompiled, tooSlow
  }

  /// Absolute; a folder's stands for everything below it.
  package let path: String
  package let reason: Reason

  init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension SkippedFile.Reason {
  /// Whether it is a file of the app that should have been measured, and could not be.
  package var isFailure: Bool {
    switch self {
    case .unreadable, .notUTF8, .tooLarge, .tooDeep, .notCompiled, .tooSlow: true
    case .hidden, .thirdParty, .tests, .playground, .template, .manifest, .brokenLink,
      .linkedFolder, .linkedTwice, .notRegular, .outsideApps:
      false
    }
  }
}

extension SkippedFile.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .hidden: "hidden"
    case .thirdParty: "third-party or generated code"
    case .tests: "tests, no part of the app"
    case .playground: "a playground, a program of its own"
    case .template: "a template with placeholders"
    case .manifest: "a package manifest"
    case .brokenLink: "a symbolic link that leads nowhere"
    case .linkedFolder: "a symbolic link to a folder"
    case .linkedTwice: "a symbolic link to a file of the same tree"
    case .notRegular: "no regular file"
    case .unreadable: "unreadable"
    case .notUTF8: "not UTF-8"
    case .tooLarge(let bytes): "too large: \(bytes) bytes"
    case .tooDeep(let flaw): flaw
    case .outsideApps: "outside every app of the tree"
    case .notCompiled: "the compiler left no record: measured by syntax only"
    case .tooSlow: "the compiler took too long: measured by syntax only"
    }
  }
}
