/// An app with SwiftUI, where nearly every statement is lost, and its edges as a reader counts them.
enum SwiftUINotes {
  static let edges = """
    NotesApp: NotesModel NotesScreen Services
    NotesScreen: NotesModel SearchText Note NoteRow NoteRow.Size DetailScreen Filter SearchBar AppState AppState.Routing Services Saving
    NotesModel: Note Filter
    NoteRow: Note NoteRow.Size Tag TagChip
    TagChip: Tag
    DetailScreen: Draft Note NotesModel Tag TagChip EditForm DetailScreen.Props AppState AppState.Routing
    DetailScreen.Props: Note
    EditForm: Draft Note Tag Field Field.Kind
    Field: Field.Kind
    SearchBar: SearchText
    SearchText: DelayedText
    Note: Tag
    AppState: AppState.Routing Note
    Services: Saving
    Statistics: Chart Chart.Point Note NotesModel
    Chart: Chart.Point
    Draft: Note Tag
    extension.EnvironmentValues: Services
    """

  static let files = [
    "App.swift": """
    import SwiftUI
    @main struct NotesApp: App {
      @StateObject private var model = NotesModel()
      var body: some Scene {
        WindowGroup { NotesScreen().environmentObject(model).environment(\\.services, Services.live) }
      }
    }
    struct AppState {
      var routing = Routing()
      var notes: [Int: Note] = [:]
      struct Routing { var selected: Int?; var isEditing = false }
    }
    protocol Saving { func save(_ text: String) async }
    struct Services { let saving: Saving; static let live = Services(saving: Disk.shared) }
    extension EnvironmentValues { var services: Services { self[ServicesKey.self] } }
    """,
    "Model.swift": """
    import SwiftUI
    struct Note: Identifiable { let id: Int; var title: String; var tags: [Tag]; var isDone: Bool }
    struct Tag: Identifiable { let id: Int; let name: String; let color: Color }
    enum Filter { case all, done; var title: String { "" } }
    final class NotesModel: ObservableObject {
      @Published var notes: [Note] = []
      @Published var filter = Filter.all
      func toggle(_ note: Note) { withAnimation(.spring) { notes.forEach { $0.print(note.title) } } }
    }
    struct Draft { var title = ""; var tags: [Tag] = []; init(_ note: Note) { title = note.title } }
    class DelayedText: ObservableObject { @Published var text = "" }
    final class SearchText: DelayedText { var listener = Listener() }
    """,
    "List.swift": """
    import SwiftUI
    struct NotesScreen: View {
      @EnvironmentObject var model: NotesModel
      @Environment(\\.services) private var services: Services
      @State private var isShown = false
      let store: Store<AppState>
      var body: some View {
        NavigationStack {
          SearchBar(text: .init())
          Picker("", selection: $model.filter) { Text(model.filter.title) }
          List(model.notes.filter { !$0.isDone }) { note in
            NavigationLink(destination: DetailScreen(id: note.id)) {
              NoteRow(note: note, size: .small)
                .onTapGesture { model.toggle(note) }
            }
          }
          .onReceive(store.updates(for: \\.routing.selected)) { _ in isShown = true }
          .task { await services.saving.save("") }
        }
      }
    }
    struct NoteRow: View {
      enum Size { case small, large }
      let note: Note
      let size: Size
      var body: some View {
        HStack {
          Text(note.title).font(size == .small ? .body : .title)
          ForEach(note.tags.sorted { $0.name < $1.name }) { TagChip(tag: $0) }
          Text("\\(note.tags.first?.name ?? "")")
        }
      }
    }
    struct TagChip: View {
      let tag: Tag
      var body: some View { Text(tag.name).foregroundColor(tag.color) }
    }
    struct SearchBar: View {
      @ObservedObject var text: SearchText
      var body: some View { Button("Clear") { self.text.listener.stop() } }
    }
    """,
    "Detail.swift": """
    import SwiftUI
    struct DetailScreen: ConnectedView {
      struct Props { let note: Note }
      let id: Int
      @EnvironmentObject var model: NotesModel
      func map(state: AppState, dispatch: @escaping Dispatch) -> Props {
        Props(note: state.notes[id]!)
      }
      func body(props: Props) -> some View {
        VStack {
          Text(props.note.title)
          chips(of: props.note)
          Button("Done") { model.notes.indices.forEach { model.notes[$0].isDone = true } }
          if store.state.routing.isEditing { EditForm(draft: .constant(Draft.empty)) }
        }
      }
      private func chips(of note: Note) -> some View {
        ForEach(note.tags) { tag in TagChip(tag: tag).id(tag.id) }
      }
      @ObservedObject var store: Store<AppState>
    }
    struct EditForm: View {
      @Binding var draft: Draft
      var original: Note?
      var body: some View {
        Form {
          TextField("Title", text: $draft.title)
          ForEach($draft.tags) { $tag in Text(tag.name) }
          Field(kind: .text, label: original.map { $0.title } ?? "")
        }
      }
    }
    struct Field: View {
      enum Kind { case text, number }
      let kind: Kind
      let label: String
      var body: some View { Text(label) }
    }
    struct Statistics: View {
      @Environment(NotesModel.self) private var model
      private var points: [Chart.Point] { model.notes.enumerated().map { .init(x: $0.offset, y: $0.element.id) } }
      var body: some View { Chart(points: points).caption(model.notes.map(\\.title).joined()) }
    }
    struct Chart: View {
      struct Point { let x: Int; let y: Int }
      let points: [Point]
      var body: some View { Canvas { context in points.forEach { context.move($0.x, $0.y) } } }
    }
    """,
  ]
}
