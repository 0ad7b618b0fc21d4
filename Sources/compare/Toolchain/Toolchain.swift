import Foundation

/// The Swift toolchain in use: its tools and the libraries beside them.
///
/// Tools are taken from there and never from PATH, where another LLVM may offer an `llvm-cov`
/// that reads another format.
struct Toolchain: Sendable {
  let swift: String
  private let folder: String

  init(swift: String) {
    self.swift = swift
    folder = (swift as NSString).deletingLastPathComponent
  }

  /// The toolchain whose `swift` the shell would run, symbolic links resolved.
  static func find(searchPath: String) throws(CompareError) -> Toolchain {
    for folder in searchPath.split(separator: ":") {
      let path = "\(folder)/swift"
      guard FileManager.default.isExecutableFile(atPath: path) else { continue }
      let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      let bin = (real as NSString).deletingLastPathComponent
      return Toolchain(swift: "\(bin)/swift")
    }
    throw .toolMissing(name: "swift")
  }

  func tool(_ name: String) throws(CompareError) -> String {
    let path = "\(folder)/\(name)"
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw .toolMissing(name: name)
    }
    return path
  }

  var indexStoreLibrary: String { library("libIndexStore") }

  var sourceKitLibrary: String {
    #if os(macOS)
      "\(folder)/../lib/sourcekitdInProc.framework/sourcekitdInProc"
    #else
      library("libsourcekitdInProc")
    #endif
  }

  private func library(_ name: String) -> String {
    #if os(macOS)
      "\(folder)/../lib/\(name).dylib"
    #else
      "\(folder)/../lib/\(name).so"
    #endif
  }
}
