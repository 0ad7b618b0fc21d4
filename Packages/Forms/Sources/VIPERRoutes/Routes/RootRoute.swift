import TerminalUI

/// Where routers ask for pages of which they know a protocol and no more.
///
/// It keeps what makes pages and no page, so that a page's router can hold it.
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

  /// Has a host present a scene of a page; if there is no such page, the window says so.
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

/// What is kept under a key, of which only the key knows the type.
protocol Registration {}

private struct PageBox<Page>: Registration {
  let make: (RootRoute) throws(RouteError) -> Page
}

private struct ServiceBox<Service>: Registration {
  let service: Service
}
