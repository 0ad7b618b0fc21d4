/// An app with UIKit whose statements the compiler mostly gives up on, and its edges as a reader counts them.
enum UIKitNotes {
  static let edges = """
    AppDelegate: SceneContainer Router
    BaseViewController: Theme
    DetailViewController: BaseViewController Note NoteFormatter Theme Weight
    DetailViewModel: Note NoteLoading Tag
    ListViewController: BaseViewController Badge Banner DetailViewController ListInput ListOutput Live Note NoteCell NoteCell.Style ListState NoteFormatter Tag
    ListViewModel: ListInput ListOutput Live Note NoteLoading ListState
    ListInput: Note
    ListOutput: Live Note ListState
    NoteCell: Note NoteCell.Style Tag Badge
    NoteFormatter: Note
    NoteLoading: Note
    RemoteNotes: NoteLoading Note Endpoint
    Router: DetailViewController ListViewController Note SceneContainer
    SceneContainer: ListViewController ListViewModel RemoteNotes Router ListInput ListOutput
    Banner: Badge
    Note: Tag Weight
    ListState: Note
    """

  static let files = [
    "App.swift": """
    import UIKit
    @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication) -> Bool {
        let container = SceneContainer()
        window?.rootViewController = UINavigationController(
          rootViewController: container.makeRouter(in: window).start())
        return true
      }
    }
    final class SceneContainer {
      lazy var notes: RemoteNotes = { RemoteNotes(session: URLSession.missing) }()
      func makeRouter(in window: UIWindow?) -> Router { Router(container: self) }
      func makeList() -> ListViewController {
        let screen = UIStoryboard.named("List").instantiate() as! ListViewController
        screen.model = makeModel()
        return screen
      }
      private func makeModel() -> ListModel { ListViewModel(loader: notes) }
    }
    final class Router {
      private let container: SceneContainer
      private weak var navigation: UINavigationController?
      init(container: SceneContainer) { self.container = container }
      func start() -> UIViewController {
        let list = container.makeList()
        UIView.animate(withDuration: 1) { list.onSelect = { [weak self] in self?.open($0) } }
        return list
      }
      private func open(_ note: Note) {
        let detail = DetailViewController.make()
        navigation?.pushViewController(detail.showing(note), animated: true)
      }
    }
    """,
    "Model.swift": """
    import UIKit
    struct Note {
      var title: String
      let tags: [Tag]
      var count: Int { tags.count }
      let weight: Weight
      let image: UIImage
    }
    struct Tag { let name: String; let color: UIColor }
    enum Weight { case light, heavy }
    enum ListState { case empty, loaded([Note]), failed(Error) }
    final class Live<Value> {
      var value: Value
      init(_ value: Value) { self.value = value }
      func observe(on observer: AnyObject, _ block: @escaping (Value) -> Void) {}
    }
    struct NoteFormatter {
      static let shared = NoteFormatter()
      func text(of note: Note) -> String { note.title }
      func text(of error: Error) -> String { "" }
    }
    protocol NoteLoading {
      func load(completion: @escaping (Result<[Note], Error>) -> Void)
      func tags(of note: Note) -> [String]
    }
    enum Endpoint {
      case all
      var path: String { "/notes" }
    }
    final class RemoteNotes: NoteLoading {
      private let session: Session
      init(session: Session) { self.session = session }
      func load(completion: @escaping (Result<[Note], Error>) -> Void) {
        session.get(Endpoint.all.path) { completion($0) }
      }
      func tags(of note: Note) -> [String] { [] }
    }
    """,
    "List.swift": """
    import UIKit
    protocol ListInput {
      func appear()
      func select(_ note: Note)
    }
    protocol ListOutput {
      var notes: Live<[Note]> { get }
      var state: Live<ListState> { get }
      var title: String { get }
    }
    typealias ListModel = ListInput & ListOutput
    final class ListViewModel: ListModel {
      let notes: Live<[Note]> = Live([])
      let state: Live<ListState> = Live(.empty)
      let title = ""
      private let loader: NoteLoading
      init(loader: NoteLoading) { self.loader = loader }
      func appear() {
        loader.load { [weak self] result in
          UIView.animate {
            switch result {
            case .success(let notes): self?.state.value = .loaded(notes.filter { $0.count > 0 })
            case .failure(let error): self?.state.value = .failed(error)
            }
          }
        }
      }
      func select(_ note: Note) {}
    }
    class BaseViewController: UIViewController {
      let theme = Theme()
      func apply() { view.tintColor = theme.tint }
      func show(_ text: String) { UIView.animate { self.title = text } }
    }
    struct Theme { let tint: UIColor; func font(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) } }
    final class ListViewController: BaseViewController, UITableViewDataSource {
      var model: ListModel!
      var onSelect: ((Note) -> Void)?
      private let banner = Banner(frame: .zero)
      private lazy var table: UITableView = { UITableView(frame: .zero) }()
      override func viewDidLoad() {
        UIView.animate { self.model.appear() }
        title = UILocalized(model.title)
        model.notes.observe(on: self) { [weak self] notes in
          self?.banner.badges.forEach { $0.mark(UIColor.red) }
          self?.table.reloadData(notes.map { $0.title })
        }
        model.state.observe(on: view) { [weak self] state in
          switch state {
          case .empty: self?.table.isHidden = true
          case .loaded(let notes): self?.table.text = notes.first?.title
          case .failed(let error): self?.table.text = NoteFormatter.shared.text(of: error)
          }
        }
        self.apply(UIStyle.dark)
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeue("cell") as? NoteCell else { return UITableViewCell() }
        let note = model.notes.value[indexPath.row]
        cell.fill(note, style: .wide)
        cell.accessory = UILabel(note.tags.first { $0.name.isEmpty }?.name)
        return cell
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        UIView.animate {
          self.onSelect?(self.model.notes.value[indexPath.row])
          self.navigationController?.push(DetailViewController.make())
        }
      }
    }
    final class NoteCell: UITableViewCell {
      enum Style { case narrow, wide }
      private var badges: [String: Badge] = [:]
      func fill(_ note: Note, style: Style) {
        imageView?.image = note.image
        for tag in note.tags where tag.name != "" {
          textLabel?.text = tag.name
          UIView.animate { self.badges[tag.name]?.mark(tag.color) }
        }
      }
    }
    final class Badge: UIView { func mark(_ color: UIColor) {} }
    final class Banner: UIView { let badges: [Badge] = [] }
    """,
    "Detail.swift": """
    import UIKit
    final class DetailViewModel {
      let note: Note
      let loader: NoteLoading
      init(note: Note, loader: NoteLoading) { (self.note, self.loader) = (note, loader) }
      func fill(_ label: UILabel) {
        label.text = loader.tags(of: note).joined() + note.tags.map { $0.name }.joined()
      }
    }
    final class DetailViewController: BaseViewController {
      private var note: Note?
      static func make() -> DetailViewController { UIStoryboard.make() as! DetailViewController }
      func showing(_ note: Note) -> Self {
        self.note = note
        titleLabel.font = theme.font(UIFont.labelFontSize)
        show(UILocalized(NoteFormatter.shared.text(of: note)))
        if let weight = self.note?.weight, weight == .heavy { view.layer.weight = UIFont.bold }
        return self
      }
    }
    """,
  ]
}
