/// Empty modules in place of those that cannot be found.
///
/// A module map of Clang's is enough: it needs no compilation, and a submodule such as
/// `UIKit.UIGestureRecognizerSubclass` can be written down.
enum StubModules {
  static func moduleMap(_ paths: Set<[String]>) -> String {
    Set(paths.compactMap(\.first)).sorted().map { name in
      let inner = paths.filter { $0.first == name }.map { Array($0.dropFirst()) }
      return "module \"\(name)\" {\n\(moduleMap(Set(inner.filter { !$0.isEmpty })))}\n"
    }
    .joined()
  }
}
