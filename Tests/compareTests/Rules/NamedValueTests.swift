import Foundation
import ProgramSupport
import Testing

@testable import compare

/// Types whose names promise another role than they have.
@Suite("Values and views named like other parts")
struct NamedValueTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The types with each role; `—` without one.
  private func roles(_ text: String) throws -> [String: Set<String>] {
    try folder.write("import SwiftUI\n" + text + "\n", to: "App/App.swift")
    let rows = run(["roles", "--sources", "App"], in: folder.path).output.split(separator: "\n")
    let cells = rows.dropFirst().map { row in
      row.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
    }
    return Dictionary(grouping: cells.filter { $0.count > 1 }) { $0[0] }
      .mapValues { Set($0.map { $0[1] }) }
  }

  @Test func `An equatable value isn't a store, even if its name says so`() throws {
    let roles = try roles(
      """
      protocol Saved: Hashable { var title: String { get } }
      struct NoteStore: Saved { let title: String }
      enum FontProvider: String { case system, own }
      enum PageStorage: Equatable { case file(String) }
      struct FileStorage { let url: String; func save() throws {} }
      struct CallStore: Equatable { let save: () -> Void }
      struct ObjectStore: Hashable { let cache: Cache }
      struct RemoteStore: Hashable { let url: String; func load() async {} }
      enum SharedStore: Equatable { case kept(Cache) }
      final class Cache: Hashable {}
      """)
    #expect(
      roles["store"] == ["FileStorage", "CallStore", "ObjectStore", "RemoteStore", "SharedStore"])
    #expect(roles["provider"] == nil)
  }

  @Test func `An enum that names screens isn't a view`() throws {
    let roles = try roles(
      """
      enum SourceScreen: Equatable { case login, register }
      enum LoadingView: View { case busy; var body: some View { Text("") } }
      enum StartCell { case first; var body: String { "" } }
      final class StartScreen {}
      """)
    #expect(roles["view"] == ["LoadingView", "StartCell", "StartScreen"])
  }

  @Test func `A class in a view that only the view keeps is a part of it`() throws {
    let roles = try roles(
      """
      struct CodeView: View {
        @State var storage = Storage()
        @State var code = CodeViewModel()
        let shared: SharedStore
        var body: some View { Text("") }
      }
      extension CodeView {
        final class Storage { let lines = LineStorage() }
        final class LineStorage {}
        final class CodeViewModel {}
        final class SharedStore {}
        final class OtherStore {}
      }
      final class App { var other: CodeView.OtherStore? }
      """)
    #expect(roles["view"] == ["CodeView", "CodeView.Storage", "CodeView.LineStorage"])
    #expect(roles["store"] == ["CodeView.SharedStore", "CodeView.OtherStore"])
    #expect(roles["view model"] == ["CodeView.CodeViewModel"])
  }

  @Test func `What SwiftUI draws is a view, even if it is named like the model`() throws {
    let roles = try roles(
      """
      struct CardStore: View { var body: some View { Text("") } }
      final class NoteStore {}
      """)
    #expect(roles["view"] == ["CardStore"])
    #expect(roles["store"] == ["NoteStore"])
  }
}
