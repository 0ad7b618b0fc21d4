import Testing

@testable import SourceRecords
@testable import compare

/// An app in SwiftUI: nearly everything is in expressions of types that are not here.
@Suite("An app with SwiftUI")
struct SwiftUIAppTests {
  @Test func `Views, models and a preview`() throws {
    let fixture = try SourcesFixture([
      "App.swift": """
      import SwiftUI
      @main struct CatsApp: App {
        @StateObject private var model = CatsModel()
        var body: some Scene { WindowGroup { CatsView().environmentObject(model) } }
      }
      """,
      "CatsView.swift": """
      import SwiftUI
      struct CatsView: View {
        @EnvironmentObject var model: CatsModel
        @State private var mode = CatsModel.Mode.all
        var body: some View {
          List(model.cats) { cat in
            CatRow(cat: cat, style: .plain)
              .onTapGesture { model.select(cat) }
          }
          .toolbar { Button("Add") { model.add(Cat(name: "Tom")) } }
        }
      }
      struct CatRow: View {
        let cat: Cat
        let style: Style
        enum Style { case plain }
        var body: some View { Text(cat.name) }
      }
      #Preview { CatsView() }
      """,
      "CatsModel.swift": """
      import Combine
      import Observation
      final class CatsModel: ObservableObject {
        enum Mode { case all }
        @Published private(set) var cats: [Cat] = []
        func select(_ cat: Cat) {}
        func add(_ cat: Cat) { cats.append(cat) }
      }
      struct Cat: Identifiable { let id = UUID(); let name: String }
      @Observable final class Counter { var cat: Cat? }
      """,
    ])
    let result = try fixture.analyse()
    #expect(
      fixture.edges(of: result) == [
        // The property, name.
        "CatRow -> Cat 2 CatsView.swift:14",
        "CatRow -> CatRow.Style 1 CatsView.swift:15",
        "CatsApp -> CatsModel 1 App.swift:3",
        "CatsApp -> CatsView 1 App.swift:4",
        "CatsModel -> Cat 3 CatsModel.swift:5",
        "CatsView -> Cat 1 CatsView.swift:10",
        "CatsView -> CatRow 1 CatsView.swift:7",
        // .plain, as the initialiser takes it.
        "CatsView -> CatRow.Style? 1 CatsView.swift:7",
        // The property's type, not the first half of CatsModel.Mode; cats, select, add.
        "CatsView -> CatsModel 4 CatsView.swift:3",
        "CatsView -> CatsModel.Mode 2 CatsView.swift:4",
        "Counter -> Cat 1 CatsModel.swift:10",
      ]
    )
    // Lost for the compiler are the members in views: cats, plain, select, add, name.
    let share = try #require(result.resolved["App"])
    #expect(share.resolved == 15)
    #expect(share.all == 20)
    #expect(share.unknown.isEmpty)
  }
}
