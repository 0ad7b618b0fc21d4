import CompareSupport

/// What names mean: those that frameworks give, and the endings and folders that are the terms of
/// the field.
///
/// Words that say nothing certain about a type, such as `Manager` and `Helper`, aren't here: a team
/// says in its configuration what it means by them.
package enum KnownRoles {
  static let endings: [String: Role] = table([
    .view: "View", .viewController: "ViewController", .controller: "Controller",
    .presenter: "Presenter PresentationLogic",
    .interactor: "Interactor UseCase BusinessLogic",
    .router: "Router Wireframe WireFrame Navigator RoutingLogic", .coordinator: "Coordinator",
    .builder: "Builder Assembly Configurator", .viewModel: "ViewModel VM",
    .state: "State", .intent: "Intent", .action: "Action", .reducer: "Reducer",
    .effect: "Effect Effects", .runtime: "Runtime",
    .store: "Store Storage",
    .repository: "Repository Gateway DataManager RemoteDataSource LocalDataSource",
    .service: "Service Client",
    .delegate: "Delegate Output InteractorToPresenter", .model: "Model", .entity: "Entity",
    .clock: "Clock", .formatter: "Formatter", .app: "App AppDelegate SceneDelegate",
  ]).merging(table([.view: "DisplayLogic ViewControllable"])) { first, _ in first }

  /// Endings that mean something only for protocols: a view model's `Output` is a value.
  static let endingsOfProtocols: Set = [
    "BusinessLogic", "Delegate", "DisplayLogic", "InteractorToPresenter", "Output",
    "PresentationLogic", "RoutingLogic", "ViewControllable",
  ]

  /// Endings that only say which kind of declaration it is: a `ListPresenterProtocol` has the role of
  /// a `ListPresenter`.
  static let kinds = ["Protocol", "Interface", "Implementation", "Impl"]

  /// The same of protocols: a use case's `Input` is a value, and its `InputProtocol` isn't.
  static let kindsOfProtocols = kinds + ["Input"]

  /// By the folder's letters in lowercase.
  static let folders: [String: Role] = table([
    .entity: "models entities dtos", .presenter: "presenters", .interactor: "interactors usecases",
    .router: "routers wireframes", .coordinator: "coordinators", .viewModel: "viewmodels",
    .service: "services", .repository: "repositories gateways", .store: "stores storages",
  ])

  /// Endings that say nothing certain, except that a type isn't the plain data its folder may be for.
  static let vague = ["Factory", "Handler", "Helper", "Manager", "Provider"]

  /// What a part that has to do with views imports, if it names none of the package's.
  static let toolkits: Set = ["AppKit", "Cocoa", "SwiftUI", "UIKit", "WatchKit"]

  /// Classes of UIKit, AppKit and their companions, and of RIBs.
  static let superclasses: [String: Role] = table([
    .viewController: """
    UIViewController UITableViewController UICollectionViewController UINavigationController \
    UITabBarController UISplitViewController UIPageViewController UIAlertController \
    UISearchController UIHostingController UIInputViewController UIActivityViewController \
    UIImagePickerController UIDocumentPickerViewController UIDocumentBrowserViewController \
    NSViewController NSWindowController NSHostingController NSSplitViewController \
    NSTabViewController NSTitlebarAccessoryViewController \
    AVPlayerViewController SFSafariViewController MFMailComposeViewController \
    QLPreviewController PHPickerViewController ViewableRIBsViewController
    """,
    .view: """
    UIView UIControl UIButton UILabel UIImageView UITextField UITextView UISwitch UISlider \
    UIStepper UISegmentedControl UIPageControl UIDatePicker UIPickerView UIProgressView \
    UIActivityIndicatorView UIScrollView UITableView UITableViewCell \
    UITableViewHeaderFooterView UICollectionView UICollectionViewCell UICollectionReusableView \
    UICollectionViewListCell UIStackView UIVisualEffectView UINavigationBar UITabBar UIToolbar \
    UISearchBar UIRefreshControl UIWindow UIInputView NSView NSControl NSButton NSPopUpButton \
    NSTextField NSTextView NSTableView NSOutlineView NSTableCellView NSTableRowView \
    NSCollectionView NSCollectionViewItem NSScrollView NSStackView NSSplitView NSSearchField NSImageView NSWindow \
    NSPanel NSVisualEffectView NSBox NSHostingView WKWebView MKMapView MKAnnotationView MTKView \
    SCNView SKView ARView
    """,
    .entity: "NSManagedObject",
    .presenter: "Presenter", .interactor: "Interactor PresentableInteractor",
    .router: "Router ViewableRouter LaunchRouter", .builder: "Builder Component",
    .other: "UIDocument UIManagedDocument NSDocument NSPersistentDocument XCTestCase",
  ])

  /// Protocols of SwiftUI, UIKit, AppKit, SwiftData, Fluent, The Composable Architecture and
  /// ReactorKit.
  ///
  /// A preview and an intent of Siri are named like parts of an app, and aren't; what represents a
  /// view controller in SwiftUI stands between view and controller.
  static let protocols: [String: Role] = table([
    .view: """
    View ViewModifier UIViewRepresentable NSViewRepresentable Widget ToolbarContent ButtonStyle PrimitiveButtonStyle \
    LabelStyle TextFieldStyle ToggleStyle GaugeStyle GroupBoxStyle MenuStyle ProgressViewStyle \
    DisclosureGroupStyle LabeledContentStyle FormStyle DatePickerStyle ControlGroupStyle
    """,
    .app: "App NSApplicationDelegate UIApplicationDelegate UIWindowSceneDelegate UISceneDelegate",
    .entity: "PersistentModel Model", .reducer: "Reducer ReducerProtocol", .viewModel: "Reactor",
    .other: """
    PreviewProvider AppIntent TimelineProvider AppIntentTimelineProvider DynamicProperty \
    UIViewControllerRepresentable NSViewControllerRepresentable
    """,
  ])

  static let macros: [String: Role] = [
    "@Model": .entity, "@Reducer": .reducer, "@ObservableState": .state, "@propertyWrapper": .other,
  ]

  /// What libraries for a pattern call its parts, so that a type with one is that part whatever its
  /// name; what a toolkit calls a view may be anything in a pattern.
  static let parts: Set = [
    "@ObservableState", "@Reducer", "Reactor", "Reducer", "ReducerProtocol",
  ]

  /// What a view may observe: a view model, or the model itself.
  static let observable: Set = ["@Observable", "ObservableObject"]

  /// Protocols that say nothing about a type's purpose.
  package static let plain: Set = [
    "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable", "Hashable", "Identifiable", "Int", "RawRepresentable", "Sendable", "String",
  ]

  /// Those of them that a value has for its own sake, and the class that objects begin with.
  static let ofValues = plain.subtracting(["Codable", "Decodable", "Encodable"])
    .union(["AnyObject", "NSObject"])

  /// Whether a name that the package doesn't have may be a value's: it is a type's, and no view's.
  package static func isForeignValue(_ name: String) -> Bool {
    name.first?.isUppercase == true && superclasses[name] == nil
      && !["View", "Cell", "ViewController"].contains(where: name.hasSuffix)
  }

  private static func table(_ names: [Role: String]) -> [String: Role] {
    Dictionary(
      names.flatMap { role, names in names.split(separator: " ").map { (String($0), role) } }
    ) { first, _ in first }
  }
}
