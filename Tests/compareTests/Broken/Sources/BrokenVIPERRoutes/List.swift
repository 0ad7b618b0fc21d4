protocol FormPage {}

struct PageKey<Page> {
  let name: String
}

final class FormView: FormPage {}

/// Whoever builds a page may know all of it.
enum FormBuilder {
  static func build() -> FormView { FormView() }
}

/// Nothing is wrong here: it knows a key, and who is registered under it makes the page.
final class RootRoute {
  private var pages: [String: any FormPage] = [:]

  func register(_ page: any FormPage, under key: PageKey<any FormPage>) { pages[key.name] = page }
  func page(_ key: PageKey<any FormPage>) -> (any FormPage)? { pages[key.name] }
}

final class ListRouter {
  private let root: RootRoute

  init(root: RootRoute) { self.root = root }

  func showForm() { _ = root.page(PageKey(name: "form")) }
}

final class FormRouter {
  func showForm() { _ = FormBuilder.build() }  // breaks: viper-routes.router-knows-foreign-module
}

/// Nothing is wrong here: what else the pattern is made of.
final class ListInteractor {}

final class ListPresenter {}
