/// An app in The Composable Architecture, which isn't here, with its edges counted by hand.
enum ComposableNotes {
  static let edges = """
    Lists: Lists.State Lists.Action Lists.Path Detail Detail.State Detail.Action NoteClient Clock Note
    Lists.State: Note Lists.Path Detail.State
    Lists.Action: Lists.Path Note Detail.Action
    Lists.Path: Detail
    Detail: Detail.State Detail.Action NoteClient Note
    Detail.State: Note
    NoteClient: Note
    ListsView: Lists Lists.State Lists.Action DetailView Note Theme
    DetailView: Detail Detail.State Detail.Action Note
    Legacy: NoteClient Note extension.Container
    Clock.Key: Clock
    Moves: Move
    Board.State: Moves
    Board.Action: Move
    Referee: Board Board.State Board.Action Moves Move
    BoardPreview: Board Board.State NoteClient extension.DependencyValues
    extension.DependencyValues: NoteClient Clock Clock.Key
    extension.Container: NoteClient
    extension.EnvironmentValues: Theme
    """

  static let files = [
    "Clients.swift": """
    import ComposableArchitecture
    struct Note: Identifiable { let id: Int; var title: String }
    struct NoteClient {
      var load: () async -> [Note]
      var save: (Note) async -> Void
    }
    struct Clock {
      var now: () -> Int
      enum Key: DependencyKey { static let liveValue = Clock(now: { 0 }) }
    }
    struct Theme { let padding: Int }
    extension DependencyValues {
      var notes: NoteClient { get { fatalError() } set {} }
      var clock: Clock { get { self[Clock.Key.self] } set { self[Clock.Key.self] = newValue } }
    }
    extension EnvironmentValues { var theme: Theme { fatalError() } }
    extension Container { var notes: Factory<NoteClient> { self { fatalError() } } }
    """,
    "Lists.swift": """
    import ComposableArchitecture
    @Reducer struct Lists {
      @ObservableState struct State {
        var all: IdentifiedArrayOf<Note> = []
        @Presents var path: Path.State?
        var detail: Detail.State?
      }
      enum Action {
        case appeared
        case loaded([Note])
        case path(PresentationAction<Path.Action>)
        case detail(Detail.Action)
      }
      @Reducer enum Path { case detail(Detail) }
      @Dependency(\\.notes) var notes
      @Dependency(\\.clock) private var clock
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .appeared:
            return .run { send in await send(.loaded(notes.load())) }
          case let .loaded(all):
            state.all = all
            state.path = .detail(Detail.State(note: all[0]))
            state.detail = .init(note: all.first { $0.title.isEmpty }!)
            return .none
          case .path(.presented(.detail(.closed))):
            _ = clock.now()
            return .none
          default: return .none
          }
        }
        .ifLet(\\.detail, action: \\.detail) { Detail() }
      }
    }
    """,
    "Board.swift": """
    import ComposableArchitecture
    struct Move { var score: Int; let rawValue: Int }
    struct Moves {
      var all: [Move] = []
      subscript(position: Int) -> Move { all[position] }
    }
    @Reducer struct Board {
      struct State { var moves = Moves() }
      enum Action { case played(Int), undone(Tagged<Move, Int>) }
    }
    struct Referee {
      var body: some ReducerOf<Board> {
        Reduce { state, action in
          switch action {
          case let .played(number):
            state.moves[number].score += 1
            return .none
          case .undone: return .none
          }
        }
      }
    }
    struct Log { func text(of id: Tagged<Missing, Int>) -> String { "\\(id.rawValue)" } }
    #if DEBUG
      struct BoardPreview {
        let store = Store(initialState: Board.State()) { Board() } withDependencies: {
          $0.notes.save = { _ in }
        }
      }
    #endif
    """,
    "Detail.swift": """
    import ComposableArchitecture
    @Reducer struct Detail {
      struct State { var note: Note; var isChanged = false }
      enum Action { case closed, changed(String) }
      @Dependency(\\.notes) var notes
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .closed: return .run { [note = state.note] _ in await notes.save(note) }
          case let .changed(title):
            state.note.title = title
            state.isChanged = true
            return .none
          }
        }
      }
    }
    """,
    "Views.swift": """
    import ComposableArchitecture
    import SwiftUI
    struct ListsView: View {
      @Bindable var store: StoreOf<Lists>
      @Environment(\\.theme) var theme
      var body: some View {
        ForEach(store.all) { note in Text(note.title).padding(theme.padding) }
          .task { store.send(.appeared) }
          .sheet(item: $store.scope(state: \\.detail, action: \\.detail)) { DetailView(store: $0) }
      }
    }
    struct DetailView: View {
      let store: StoreOf<Detail>
      var body: some View {
        Text(store.note.title)
        Button("Done") { store.send(.closed) }
      }
    }
    final class Legacy {
      @Injected(\\.notes) private var notes
      func load() async { _ = await Container.shared.notes().load().map { $0.title } }
    }
    """,
  ]
}
