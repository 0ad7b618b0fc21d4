import CompareSupport

/// What the suites of lifetimes found, a row for each implementation.
///
/// A suite writes its findings as lines of words, divided by tabs, into the file that the environment
/// names as LIFETIMES.
struct LifetimeTable {
  private static let scenes = ["list", "form", "loader", "editor"]
  /// The moments at which views are recreated; a step of the road has only those of cats.
  private static let momentsOfTodos = [
    "selected", "asked", "failed", "unloaded", "listUnderForm", "typed", "refused", "unsaved",
  ]
  private static let momentsOfCats = [
    "loading", "loaded", "loaderUnderEditor", "filtering", "filtered", "saved",
  ]

  private let findings: [[String]]

  init(findings: String) {
    self.findings = findings.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// How many objects each scene has, and whether they are released.
  func released() throws(Failure) -> String {
    try refuseUnknown()
    let titles =
      ["implementation", "list: objects", "form", "loader", "editor", "in all", "list: released"]
      + ["form", "loader", "editor", "after 10 times", "after 1,000", "1,000 apps"]
    var table = MarkdownTable(titles, numbers: [1, 2, 3, 4, 5, 10, 11])
    for each in Self.implementations {
      var objects: [Int] = []
      var releases: [String] = []
      for scene in Self.scenes {
        let found = try value("objects", each, scene, missing: "objects of the \(scene)")
        objects.append(Int(found) ?? 0)
        releases.append(try self.releases(of: each, scene))
      }
      let reopened = findings.last { $0.starts(with: ["reopened", each.module]) }
      guard let reopened, reopened.count > 3 else { throw lacks("count after 10 times", each) }
      let relaunched = try value("relaunched", each, missing: "1,000 apps")
      table.add(
        [each.page] + objects.map { "\($0)" } + ["\(objects.reduce(0, +))"] + releases
          + [reopened[2], reopened[3], relaunched == "yes" ? "released" : "**left**"])
    }
    return table.text
  }

  private func releases(of each: Implementation, _ scene: String) throws(Failure) -> String {
    let ends = findings.filter {
      ["ends", "closes"].contains($0.first) && $0.dropFirst().starts(with: [each.module, scene])
        && $0.count > 4
    }
    if ends.isEmpty { throw lacks("releases of the \(scene)", each) }
    let later = ends.count { $0[4] == "answered" }
    let released = ends.count { $0[4] == "yes" } + later
    return "\(released) of \(ends.count)" + (later > 0 ? ", \(later) later" : "")
  }

  /// When a recreated view shows the same frame.
  func recreated() throws(Failure) -> String {
    try refuseUnknown()
    let titles =
      ["implementation", "recreated over", "list: selection, filter", "question", "notice"]
      + ["failed load", "form over it", "form: title", "message", "notice", "loader: loading"]
      + ["picture"]
      + ["editor over it", "editor: filtering", "filtered", "notice", "why not"]
    var table = MarkdownTable(titles)
    for each in Self.implementations {
      var cells: [String] = []
      for moment in Self.momentsOfTodos + Self.momentsOfCats {
        if each.hasOnlyCats, Self.momentsOfTodos.contains(moment) {
          cells.append("")
        } else {
          let found = try value("recreated", each, moment, missing: "view at “\(moment)”")
          cells.append(found == "yes" ? "same" : "no")
        }
      }
      table.add([each.page, each.base] + cells + [each.reason])
    }
    return table.text
  }

  /// The last word of the last line that begins with these words.
  private func value(
    _ kind: String, _ each: Implementation, _ part: String? = nil, missing: String
  ) throws(Failure) -> String {
    let start = [kind, each.module] + [part].compactMap(\.self)
    guard let line = findings.last(where: { $0.starts(with: start) && $0.count > start.count })
    else { throw lacks(missing, each) }
    return line[start.count]
  }

  private func lacks(_ what: String, _ each: Implementation) -> Failure {
    Failure(
      "The findings have no \(what) of \(each.module); let the suites write them again:"
        + " Packages/Lab/Scripts/lifetimes FILE.")
  }

  /// The rewritings have no row.
  private func refuseUnknown() throws(Failure) {
    let known = Set(Self.implementations.map(\.module))
    for line in findings where line.first == "reopened" && line.count > 1 {
      if !known.contains(line[1]), !line[1].hasPrefix("Second") {
        throw Failure(
          "LifetimeTable has no words for '\(line[1])'; add them to its implementations.")
      }
    }
  }
}

extension LifetimeTable {
  private struct Implementation {
    let module: String
    /// A link to its page.
    let page: String
    /// What its views are recreated over.
    let base: String
    /// What a new view lacks, and why; empty if nothing.
    var reason = ""

    var hasOnlyCats: Bool { module.hasPrefix("Road") }
  }

  private static let implementations: [Implementation] = [
    .init(
      module: "MVCTodo", page: "[MVC](../patterns/mvc.md)", base: "view controller",
      reason: "its controller makes its view once, and sets no other"),
    .init(module: "MVCClassic", page: "[classic](../forms/mvc-classic.md)", base: "model"),
    .init(
      module: "MVCFat", page: "[fat](../forms/mvc-fat.md)", base: "store",
      reason: "the view decides, and a new one starts over"),
    .init(
      module: "MVCDecoupled", page: "[decoupled](../forms/mvc-decoupled.md)",
      base: "view controller", reason: "its controller gets its view once, and sets no other"),
    .init(
      module: "MVPTodo", page: "[MVP](../patterns/mvp.md)", base: "presenter",
      reason: "the view holds the scene over it"),
    .init(
      module: "MVPSupervising", page: "[supervising](../forms/mvp-supervising.md)",
      base: "presenter", reason: "the view holds the scene over it"),
    .init(
      module: "MVPPresentation", page: "[presentation](../forms/mvp-presentation.md)",
      base: "presenter", reason: "the view holds the scene over it"),
    .init(module: "MVVMTodo", page: "[MVVM](../patterns/mvvm.md)", base: "view model"),
    .init(module: "MVVMBound", page: "[bound](../forms/mvvm-bound.md)", base: "view model"),
    .init(
      module: "MVVMRouted", page: "[routed](../forms/mvvm-routed.md)", base: "view model",
      reason: "the router has the view hold the scene over it"),
    .init(module: "MVITodo", page: "[MVI](../patterns/mvi.md)", base: "state"),
    .init(module: "MVIComposed", page: "[composed](../forms/mvi-composed.md)", base: "state"),
    .init(module: "MVIStore", page: "[store](../forms/mvi-store.md)", base: "state"),
    .init(
      module: "VIPERTodo", page: "[VIPER](../patterns/viper.md)", base: "presenter",
      reason: "the router has the view hold the scene over it"),
    .init(
      module: "VIPERObserved", page: "[observed](../forms/viper-observed.md)",
      base: "presenter, view model", reason: "the router has the view hold the scene over it"),
    .init(
      module: "VIPERRoutes", page: "[routes](../forms/viper-routes.md)", base: "presenter",
      reason: "the router has the view hold the scene over it"),
    .init(
      module: "VIPERGateway", page: "[gateway](../forms/viper-gateway.md)", base: "presenter",
      reason: "as VIPER"),
    .init(
      module: "VIPERBase", page: "[base](../forms/viper-base.md)", base: "presenter",
      reason: "as VIPER"),
    .init(
      module: "MVTodo", page: "[MV](../forms/mv.md)", base: "model",
      reason: "a view keeps its own state, and a new one starts over"),
    .init(
      module: "RoadStep1", page: "[road, 1](../road.md)", base: "presenter",
      reason: "the view holds the scene over it"),
    .init(
      module: "RoadStep2", page: "[road, 2](../road.md)", base: "presenter",
      reason: "the view holds the scene over it"),
    .init(module: "RoadStep3", page: "[road, 3](../road.md)", base: "presenter", reason: "as MVP"),
    .init(module: "RoadStep5", page: "[road, 5](../road.md)", base: "presenter", reason: "as MVP"),
  ]
}
