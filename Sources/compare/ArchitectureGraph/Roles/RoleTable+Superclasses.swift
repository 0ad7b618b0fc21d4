import CompareSupport
import SourceRecords

/// What a type says that it inherits from or conforms to, by the names of the system's types.
extension RoleTable {
  /// Those whose names don't end in the role.
  private static let system: [String: Role] = [
    "UINavigationController": .viewController, "UITabBarController": .viewController,
    "UIAlertController": .viewController, "UISearchController": .viewController,
    "UIHostingController": .viewController, "NSWindowController": .viewController,
    "UIButton": .view, "UIControl": .view, "UIDatePicker": .view, "UILabel": .view,
    "UINavigationBar": .view, "UIPageControl": .view, "UIRefreshControl": .view,
    "UISearchBar": .view, "UISegmentedControl": .view, "UISlider": .view, "UIStepper": .view,
    "UISwitch": .view, "UITabBar": .view, "UITextField": .view, "UIToolbar": .view,
    "UIWindow": .view, "NSButton": .view, "NSControl": .view, "NSPanel": .view,
    "NSTextField": .view, "NSWindow": .view,
    "ButtonStyle": .view, "LabelStyle": .view, "NSViewRepresentable": .view,
    "PreviewProvider": .view, "PrimitiveButtonStyle": .view, "TextFieldStyle": .view,
    "ToggleStyle": .view, "UIViewControllerRepresentable": .view, "UIViewRepresentable": .view,
    "ViewModifier": .view, "Widget": .view,
    "App": .app, "NSApplicationDelegate": .app, "UIApplicationDelegate": .app,
    "UIWindowSceneDelegate": .app,
    "@Model": .entity, "NSManagedObject": .entity, "PersistentModel": .entity,
    "@Reducer": .reducer, "Reducer": .reducer, "ReducerProtocol": .reducer,
  ]

  /// A view may be called a controller or a container; nothing else wins over a name.
  func inherited(by type: TypeNode, named: AssignedRole?) -> AssignedRole? {
    guard !type.isProtocol else { return nil }
    let found = type.inherited.compactMap { name in
      inheritedRole(name).map { AssignedRole($0, .inherited(name)) }
    }
    let order: [Role] = [.viewController, .view] + (named == nil ? [.app, .reducer, .entity] : [])
    return order.lazy.compactMap { role in found.first { $0.role == role } }.first
  }

  private func inheritedRole(_ name: String) -> Role? {
    if let role = Self.system[name] { return role }
    return role(of: name).flatMap { [.viewController, .view].contains($0) ? $0 : nil }
  }
}
