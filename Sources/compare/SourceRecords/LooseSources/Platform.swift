import SwiftCode

/// The platform for which a set of sources is compiled.
///
/// Sources that import, outside any `#if`, an Apple framework that isn't available here were
/// usually written for iOS. Then their `#if os(iOS)` is what counts: each `os(X)` in a condition
/// becomes the flag `os_X_` in the copy that is compiled. It has the same length, so all places
/// stay the same.
package enum Platform: UInt8 {
  case host, iOS

  private static let frameworks: Set = [
    "AppKit", "AVFoundation", "Combine", "CoreData", "CoreGraphics", "CoreLocation", "Darwin",
    "MapKit", "ObjectiveC", "QuartzCore", "StoreKit", "SwiftData", "SwiftUI", "UIKit",
    "UserNotifications", "WebKit", "WidgetKit", "os",
  ]

  init(_ imports: [ImportStatement], found: Set<String>) {
    let needed = Set(imports.filter { !$0.isConditional }.compactMap(\.path.first))
    self = needed.intersection(Self.frameworks).isSubset(of: found) ? .host : .iOS
  }

  /// Whether only Xcode can build files with these imports.
  package static func needsXcode(_ imports: [ImportStatement]) -> Bool {
    Platform(imports, found: []) == .iOS
  }

  /// The modules that stubs must replace.
  ///
  /// What an `#if canImport` asks for is missing on the host, but available on iOS.
  func missing(_ imports: [ImportStatement], found: Set<String>) -> Set<[String]> {
    Set(
      imports.filter { self == .iOS || !$0.isConditional }.map(\.path)
        .filter { !found.contains($0[0]) }
    )
  }

  /// What Foundation is on Apple's platforms, and what the frameworks there import.
  static let implicitImports = ["Foundation", "FoundationNetworking", "FoundationXML"]

  /// What the platform's conditions in copies ask for.
  var flags: [String] { self == .iOS ? ["-D", "os_iOS_"] : [] }

  func arguments(found: Set<String>) -> [String] {
    switch self {
    case .host: []
    case .iOS:
      flags
        + Self.implicitImports.filter(found.contains)
        .flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    }
  }

  /// A file in the form in which this platform's compiler must see it.
  func staged(_ file: SyntaxFile) -> [UInt8] {
    var bytes = file.text.bytes
    guard self == .iOS else { return bytes }
    let code = file.code
    for condition in code.all where code.kind(condition) == .clauseCondition {
      for call in code.descendants(condition) where code.kind(call) == .call {
        guard let callee = code.child(.reference, of: call), code.text(callee) == "os",
          !code.text(call).contains(where: \.isWhitespace)
        else { continue }
        bytes[code.end(callee)] = UInt8(ascii: "_")
        bytes[code.end(call) - 1] = UInt8(ascii: "_")
      }
    }
    return bytes
  }
}
