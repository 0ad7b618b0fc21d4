import CommandLineKit
import CompareSupport

/// What `scene` was asked for.
struct SceneOptions: Sendable {
  var pattern: String?
  var name: String?
  var into: String?
}

enum SceneCommand {
  static let declaration = CommandDeclaration<Command>(
    "scene", overview: "Write a new scene of a pattern or of another form, and its suite.",
    discussion: [
      """
      The scene is small but whole: it shows how many todos are left, follows the store, loads \
      again, says why when that fails, and closes. It builds, lints, passes its tests and keeps to \
      the rules of its pattern; what it shows and does is yours to change.
      """,
      """
      `scene try root` checks just that for a scene of each of the five, in a temporary copy, and \
      `scene try forms` for each other form. That takes minutes.
      """,
    ],
    values: SceneOptions(),
    arguments: [
      .text(
        "pattern", completion: .words(PatternFolder.five + ["try"]), isOptional: true,
        help: "mvc, mvp, mvvm, mvi, viper, or todo's name for another form."
      ) { $0.pattern = $1 },
      .text(
        "name", isOptional: true,
        help: "The scene's name, a Swift type's: LateTodos makes LateTodosView."
      ) { $0.name = $1 },
    ],
    options: [
      OptionGroup(
        "OPTIONS",
        [
          .text(
            "--into", value: "folder", completion: .folder,
            help: "Write below this folder, a copy of the repository for instance.",
            default: "this repository"
          ) { $0.into = $1 }
        ])
    ],
    sections: [
      CommandDescription.Section(
        "EXIT CODES",
        """
        0 when all of it was written; 1 when nothing was, because a part of it is there already or \
        can't be written, or `try` found something; 64 for an invalid command line. No file is \
        ever overwritten.
        """)
    ],
    meaning: Command.scene)

  static func run(_ options: SceneOptions, in session: Session) throws(Failure) -> Int32 {
    let templates = SceneTemplate.all(in: session.root)
    let allowed = templates.map(\.pattern)
    guard let pattern = options.pattern else {
      throw .misused(.missingArgument("pattern", allowed: allowed))
    }
    if pattern == "try" { return try SceneTrial(session: session).run(options) }
    guard let template = templates.first(where: { $0.pattern == pattern }) else {
      throw .misused(.unknownArgument(pattern, for: "pattern", allowed: allowed))
    }
    guard let word = options.name else {
      throw .misused(.explained("Missing the scene's name, such as LateTodos."))
    }
    let name: SceneName
    do throws(UsageError) {
      name = try SceneName(word)
    } catch {
      throw .misused(error)
    }
    try NewScene(session: session, template: template, name: name, into: options.into).write()
    return SearchStatus.nothingFound
  }
}
