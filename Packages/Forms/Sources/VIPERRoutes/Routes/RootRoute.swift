import TerminalUI

/// Provides pages to routers, which know only the pages' protocols.
///
/// It keeps closures that make pages, but no pages, so a page's router can hold it without a cycle.
final class RootRoute {
  weak var window: Window?

  private(set) var registrations: [String: any Registration] = [:]

  func register<Page>(
    _ key: PageKey<Page>, _ make: @escaping (RootRoute) throws(RouteError) -> Page
  ) {
    registrations[key.name] = PageBox(make: make)
  }

  func register<Service>(_ key: ServiceKey<Service>, _ service: Service) {
    registrations[key.name] = ServiceBox(service: service)
  }

  func page<Page>(_ key: PageKey<Page>) throws(RouteError) -> Page {
    guard let box = registrations[key.name] as? PageBox<Page> else {
      throw .unregistered(key.name)
    }
    return try box.make(self)
  }

  func service<Service>(_ key: ServiceKey<Service>) throws(RouteError) -> Service {
    guard let box = registrations[key.name] as? ServiceBox<Service> else {
      throw .unregistered(key.name)
    }
    return box.service
  }

  /// Has a host present a page's scene; if the page isn't registered, the window shows a notice.
  func present<Page>(
    _ key: PageKey<Page>, over host: any Presenting, scene: (Page) -> any Scene
  ) {
    do throws(RouteError) {
      host.present(scene(try page(key)))
    } catch {
      window?.notice = Screen.Alert(.notice, "Couldn't open the page.", detail: error.description)
    }
  }
}

/// A registered page or service; only the key knows its type.
protocol Registration {}

private struct PageBox<Page>: Registration {
  let make: (RootRoute) throws(RouteError) -> Page
}

private struct ServiceBox<Service>: Registration {
  let service: Service
}
