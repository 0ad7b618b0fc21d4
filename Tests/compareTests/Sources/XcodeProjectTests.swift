import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport
@testable import SourceRecords
@testable import compare

/// Folders with an Xcode project, as Xcode writes it.
@Suite("Targets of an Xcode project")
struct XcodeProjectTests {
  private let fixture: SourcesFixture
  private var folder: TemporaryFolder { fixture.folder }

  init() throws {
    fixture = try SourcesFixture([
      "Mac/Delegate.swift": "final class Delegate { let feed = Feed(); let sheet: Sheet? = nil }\n",
      "Mac/Sheet.swift": "final class Sheet { weak var delegate: Delegate? }\n",
      "iOS/Delegate.swift": "final class Delegate { let feed = Feed(); let tab = Tab() }\n",
      "iOS/Tab.swift":
        "final class Tab { weak var delegate: Delegate?; func f() { missing(Feed.self) } }\n",
      "iOS/Left.swift": "struct Left {}\n",
      "Shared/Feed.swift": "struct Feed { var all: [Feed] = []; weak var delegate: Delegate? }\n",
      "Tests/Checks.swift": "struct Checks {}\n",
      "Tools/main.swift": "print(1)\n",
    ])
    try folder.write(Self.project, to: "Reader.xcodeproj/project.pbxproj")
  }

  /// Mac by groups and files, iOS by a synchronised folder with exceptions; both compile `Shared`, of
  /// which the one has the group and the other one file.
  private static let project = """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	objectVersion = 77;
    	objects = {
    /* Begin PBXBuildFile section */
    		B1 /* Delegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* Delegate.swift */; };
    		B2 = {isa = PBXBuildFile; fileRef = F2; settings = {COMPILER_FLAGS = "-w"; }; };
    /* End PBXBuildFile section */
    		F1 = {isa = PBXFileReference; path = Delegate.swift; sourceTree = "<group>"; };
    		F2 = {isa = PBXFileReference; name = Sheet; path = Mac/Sheet.swift; sourceTree = SOURCE_ROOT; };
    		G0 = {isa = PBXGroup; children = (G1, S1, S2, S3, F2); sourceTree = "<group>"; };
    		G1 = {isa = PBXGroup; children = (F1, G0, ); path = "../\\(root)/Mac"; sourceTree = "<group>"; };
    		S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, ); path = iOS; sourceTree = "<group>"; };
    		S2 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X2); path = Shared; sourceTree = "<group>"; };
    		S3 = {isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>"; };
    		X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Left.swift, Info.plist); target = T2; };
    		X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Feed.swift); target = T1; };
    		P1 = {isa = PBXSourcesBuildPhase; files = (B1 /* Delegate.swift in Sources */, B2, ); };
    		P2 = {isa = PBXSourcesBuildPhase; files = (); };
    		T1 = {isa = PBXNativeTarget; name = "Reader Mac"; buildPhases = (P1); buildConfigurationList = L1; productType = "com.apple.product-type.application"; };
    		T2 = {isa = PBXNativeTarget; name = "Reader iOS"; buildPhases = (P2); buildConfigurationList = L1; fileSystemSynchronizedGroups = (S1, S2); productType = "com.apple.product-type.application"; };
    		T3 = {isa = PBXNativeTarget; name = ReaderChecks; buildPhases = (); fileSystemSynchronizedGroups = (S3); productType = "com.apple.product-type.bundle.unit-test"; };
    		L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
    		C1 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; OTHER_SWIFT_FLAGS = ("-a", "-b"); }; };
    		R0 = {isa = PBXProject; mainGroup = G0; projectDirPath = ""; targets = (T1, T2, T3, ); };
    	};
    	rootObject = R0 /* Project object */;
    }
    """.replacingOccurrences(of: "../\\(root)/", with: "Nothing/../")

  private func columns() throws -> [String] {
    let tree = try SourceTree.read(SourceFolder(parsing: folder.path, in: folder.path))
    return tree.apps.map { app in
      func names(_ files: [SourceText]) -> String {
        files.map { String($0.path.dropFirst(folder.path.realPath.count + 1)) }
          .joined(separator: ", ")
      }
      return "\(app.name): \(names(app.files))"
        + (app.shared.isEmpty ? "" : "; with \(names(app.shared))")
    }
  }

  @Test func `Targets become columns, by groups, files and synchronised folders`() throws {
    #expect(
      try columns() == [
        "Reader_Mac: Mac/Delegate.swift, Mac/Sheet.swift, Shared/Feed.swift",
        "Reader_iOS: iOS/Delegate.swift, iOS/Tab.swift; with Shared/Feed.swift",
      ])
    let tree = try SourceTree.read(SourceFolder(parsing: folder.path, in: folder.path))
    #expect(
      tree.skipped.map { "\($0.path.split(separator: "/").last ?? ""): \($0.reason)" } == [
        "Tests: tests, no part of the app", "main.swift: in no target of the Xcode project",
        "Left.swift: in no target of the Xcode project",
      ])
  }

  @Test func `Types of the same name in two targets keep their edges, also to what both share`()
    throws
  {
    let result = try fixture.analyse(["."])
    #expect(
      fixture.edges(of: result, "Reader_Mac") == [
        "Delegate -> Feed 1 Mac/Delegate.swift:1", "Delegate -> Sheet 1 Mac/Delegate.swift:1",
        "Feed -> Delegate 1 Shared/Feed.swift:1", "Sheet -> Delegate 1 Mac/Sheet.swift:1",
      ])
    #expect(
      fixture.edges(of: result, "Reader_iOS") == [
        "Delegate -> Feed 1 iOS/Delegate.swift:1", "Delegate -> Tab 1 iOS/Delegate.swift:1",
        "Tab -> Delegate 1 iOS/Tab.swift:1", "Tab -> Feed 1 iOS/Tab.swift:1",
      ])
  }

  @Test func `A package below the folder is a column for each target, with the edges to it`() throws
  {
    try folder.write("import PackageDescription\n", to: "Kit/Package.swift")
    try folder.write("public struct Parser {}\n", to: "Kit/Sources/Parsing/Parser.swift")
    try folder.write(
      "import Parsing\nstruct Sheet { let parser: Parser }\n", to: "Mac/Sheet.swift")
    let result = try fixture.analyse(["."])
    #expect(result.modules.map(\.name) == ["Reader_Mac", "Reader_iOS", "Parsing"])
    #expect(
      fixture.edges(of: result, "Reader_Mac").contains("Sheet -> Parser 1 Mac/Sheet.swift:2"))
  }

  @Test func `A folder whose configuration names its only module stays one column`() throws {
    try folder.write(#"{ "modules": [{ "name": "*" }] }"#, to: ".compare.json")
    let result = run(["--sources", ".", "--rows", "files", "--format", "csv"], in: folder.path)
    #expect(result.output.hasSuffix("\nfiles,7\n"), "\(result.output)")
  }

  @Test(
    arguments: [
      ("", "it isn't a property list with the objects of a project"),
      ("{ objects = ", "it isn't a property list with the objects of a project"),
      ("{ objects = { A = (B); }; rootObject = A; }", ""),
      (String(repeating: "{ a = ", count: 100_000), "it nests too deeply"),
    ])
  func `A project that can't be read is one line, and the folder is measured as one column`(
    _ project: String, _ reason: String
  ) throws {
    try folder.write(project, to: "Reader.xcodeproj/project.pbxproj")
    let result = run(["--sources", ".", "--allow-partial"], in: folder.path)
    #expect(result.exitCode == 0)
    #expect(
      result.output.contains(
        "  Reader.xcodeproj/project.pbxproj: this Xcode project can't be read, so its targets aren't"
          + " columns: \(reason)\n") != reason.isEmpty, "\(result.output)")
  }

  @Test func `A single target with files is the folder`() throws {
    let one = Self.project.replacingOccurrences(of: "(T1, T2, T3, )", with: "(T2, T3)")
    try folder.write(one, to: "Reader.xcodeproj/project.pbxproj")
    #expect(try columns().count == 1)
    #expect(try columns().allSatisfy { $0.contains("Mac/Sheet.swift") })
  }
}
