import CompareSupport
import SourceRecords

/// What a view keeps by a property wrapper that makes it draw again.
enum ObservedEvidence {
  private static let own: Set = ["StateObject", "ObservedObject", "State", "Bindable"]
  /// Ends of names of what fetches something and says when it is there.
  private static let fetching = ["Loader", "Downloader", "Fetcher"]
  private static let shared: Set = ["EnvironmentObject", "Environment"]

  /// An object that views observe is their view model, unless all of an app may: then it may as
  /// well be the model.
  static func observed(
    _ search: RoleSearch, _ type: SymbolID, _ node: TypeNode
  ) -> AssignedRole? {
    guard node.isClass, node.isObservable, !fetching.contains(where: node.name.hasSuffix) else {
      return nil
    }
    let wrapped = search.sources(of: type).filter { search.role($0) == .view }
      .flatMap { view in search.wrappers(of: type, in: view).map { (view, $0) } }
    guard !wrapped.contains(where: { shared.contains($0.1) }),
      let (view, wrapper) = wrapped.first(where: { own.contains($0.1) })
    else { return nil }
    return AssignedRole(.viewModel, .observed(by: search.name(view), wrapper: wrapper))
  }
}

extension RoleSearch {
  /// The wrappers of a view's properties at the places where it refers to a type.
  fileprivate func wrappers(of type: SymbolID, in view: SymbolID) -> [String] {
    (analysis.edges.edge(from: view, to: type)?.places ?? []).flatMap { place -> [String] in
      guard let file = analysis.sources[place.file]?.parsed,
        let offset = file.places.offset(of: place.position)
      else { return [] }
      return file.properties.first { $0.content.contains(offset) }?.wrappers ?? []
    }
  }
}
