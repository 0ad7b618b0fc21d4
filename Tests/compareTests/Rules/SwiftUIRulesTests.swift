import Foundation
import ProgramSupport
import Testing

@testable import compare

/// Rules on code for SwiftUI and The Composable Architecture, which aren't here.
@Suite("Rules for SwiftUI and The Composable Architecture")
struct SwiftUIRulesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The findings' rules, with the place and both types.
  private func findings(_ pattern: String) -> [String] {
    let words = ["check", "--sources", "App", "--pattern", pattern, "--allow-partial"]
    let line = #/App\/(\S+?:\d+):\d+: warning: \[\w+\.([^\]]+)\] [^:]*: ([^.]*(?:\.\w+)*)\. /#
    return run(words, in: folder.path).output.matches(of: line)
      .map { "\($0.1) \($0.2): \($0.3)" }
  }

  private func role(of type: String) -> String {
    let rows = run(["roles", "--sources", "App"], in: folder.path).output.split(separator: "\n")
    let row = rows.first { $0.contains(" \(type) ") }.map(String.init) ?? ""
    return row.trimmingCharacters(in: .whitespaces).components(separatedBy: "  ")[0]
  }

  @Test func `An effect isn't the reducer, and a dependency is only declared there`() throws {
    try folder.write(
      """
      import ComposableArchitecture
      struct NoteClient { var load: () async -> [Int]; var count: () -> Int; struct Answer {} }
      extension DependencyValues { var notes: NoteClient { fatalError() } }
      @Reducer struct Lists {
        struct State { var count = 0 }
        enum Action { case appeared, loaded(Int), answered(NoteClient.Answer) }
        @Dependency(\\.notes) var notes
        var task: Task<Void, Never>?
        let update: () async -> Void
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .appeared:
              task?.cancel()
              return .run { send in
                try await Task.sleep(for: .seconds(1))
                await send(.loaded(notes.load().count))
              }
            case .loaded:
              state.count = notes.count()
              return .none
            case .answered: return .none
            }
          }
        }
        private func refresh() async { _ = await notes.load() }
      }
      """, to: "App/Lists.swift")
    #expect(findings("mvi") == ["Lists.swift:20 reducer-knows-model: Lists → NoteClient"])
  }

  @Test func `Task begins something only where it is made`() throws {
    try folder.write(
      """
      struct ListReducer {
        var running: Task<Void, Never>?
        func stop() { running?.cancel() }
        func reduce() { _ = Task { () } }
      }
      struct ListState {}
      """, to: "App/Lists.swift")
    #expect(findings("mvi") == ["Lists.swift:4 reducer-reads-clock: ListReducer → Task"])
  }

  @Test func `A client's answer isn't a client, and a theme isn't an entity`() throws {
    try folder.write(
      """
      import SwiftUI
      final class NoteClient { struct Answer {}; final class Session {} }
      """, to: "App/Client.swift")
    try folder.write("struct NightTheme { let size: Int }\n", to: "App/Models/Theme.swift")
    #expect(role(of: "NoteClient") == "service")
    #expect(role(of: "NoteClient.Session") == "service")
    #expect(role(of: "NoteClient.Answer") == "—")
    #expect(role(of: "NightTheme") == "—")
  }

  @Test func `A representable and its coordinator are one view`() throws {
    try folder.write(
      """
      import SwiftUI
      struct TextArea: UIViewRepresentable {
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator: NSObject {
          let parent: TextArea
          init(_ parent: TextArea) { self.parent = parent }
        }
      }
      """, to: "App/TextArea.swift")
    #expect(role(of: "TextArea.Coordinator") == "view")
    #expect(findings("mvvm") == [])
  }

  @Test func `A store that views observe is their view model`() throws {
    try folder.write(
      """
      import SwiftUI
      final class EditorStore: ObservableObject {}
      final class NoteStore: ObservableObject {}
      @Observable final class ListModel {}
      struct ListView: View {
        @ObservedObject var own: Model
        @Bindable var list: ListModel
        var body: some View { Text("") }
        class Model: ObservableObject {}
      }
      struct EditorView: View {
        @StateObject var editor = EditorStore()
        @EnvironmentObject var notes: NoteStore
        var body: some View { Text("") }
      }
      """, to: "App/Editor.swift")
    #expect(role(of: "EditorStore") == "view model")
    #expect(role(of: "ListModel") == "view model")
    #expect(role(of: "ListView.Model") == "view model")
    #expect(role(of: "NoteStore") == "store")
    #expect(findings("mvvm") == ["Editor.swift:13 view-knows-model: EditorView → NoteStore"])
  }
}
