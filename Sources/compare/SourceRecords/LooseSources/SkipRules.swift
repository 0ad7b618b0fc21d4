/// Which files and folders of a tree are no sources of the app, told by their names.
enum SkipRules {
  /// Larger ones are generated tables: the compiler would spend minutes on them.
  static let largestFile = 4_000_000

  static func folder(_ name: String) -> SkippedFile.Reason? {
    if name.hasPrefix(".") { return .hidden }
    if ["Pods", "Carthage", "DerivedData", "node_modules"].contains(name) { return .thirdParty }
    if name.hasSuffix("Tests") { return .tests }
    if name.hasSuffix(".playground") { return .playground }
    if name.hasSuffix(".xctemplate") { return .template }
    return nil
  }

  static func file(_ name: String) -> SkippedFile.Reason? {
    if name.hasPrefix(".") { return .hidden }
    if name == "Package.swift" || name.hasPrefix("Package@swift-") { return .manifest }
    // What Xcode fills in when it makes a file of the template: `___FILEBASENAME___`.
    if name.contains("___") { return .template }
    return nil
  }
}
