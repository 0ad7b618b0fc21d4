import TerminalUI

extension RootRoute: LinkOpening {
  func isLink(_ text: String) -> Bool {
    LinkParts.begins(text)
  }

  func open(_ link: String) throws(LinkRefusal) {
    do throws(LinkError) {
      try follow(link)
    } catch {
      throw LinkRefusal(message: "Couldn't open the link.", reason: error.description)
    }
  }

  /// Does everything that can fail before it changes anything.
  private func follow(_ text: String) throws(LinkError) {
    let link = try reader().read(text)
    guard let window else { return }
    if let alert = window.alert { throw .alertOpen(alert.message) }
    if window.screens.count > 1, let top = window.screens.last { throw .modalOpen(top.title) }
    switch link {
    case .todos: try TodosRoute.openList(in: window)
    case .add(let title, let due):
      try TodosRoute.openForm(.add(title: title, due: due), in: window)
    case .todo(let id): try TodosRoute.openForm(forTodo: id, in: window)
    case .cats: try CatsRoute.openLoader(in: window)
    }
  }

  private func reader() throws(LinkError) -> any LinkReading {
    do throws(RouteError) {
      return try service(Services.links)
    } catch {
      throw .failed(reason: error.description)
    }
  }
}

extension Window {
  /// Finds a tab by its title, and returns its index and its scene as the protocol that links use.
  func tab<Shown>(_ title: String, showing: Shown.Type) throws(LinkError) -> (Int, Shown) {
    guard let index = tabs.firstIndex(where: { $0.title == title }),
      let scene = tabs[index].scene as? Shown
    else { throw .missingTab(title) }
    return (index, scene)
  }
}
