import Shared
import TerminalUI
import TestSupport
import Testing

/// A scene, what is going on in it, and how it ends.
nonisolated enum Situation: String, CaseIterable, Sendable {
  case list
  case listThatAsks = "list that asks"
  case listThatFailed = "list that failed to load"
  case form
  case formThatSaves = "form that saves"
  case formWithMessage = "form with a message"
  case formThatFailed = "form that failed to save"
  case loader
  case loaderAtAddress = "loader that waits for an address"
  case loaderAtPicture = "loader that waits for a picture"
  case loaderThatFailed = "loader that failed"
  case editor
  case editorThatFilters = "editor that filters"
  case editorThatSaves = "editor that saves"
  case editorThatSaved = "editor that says that it saved"
  case editorThatFailed = "editor that failed to save"

  enum Scene: String, CaseIterable, Sendable {
    case list
    case form
    case loader
    case editor

    /// The prefix of its type names.
    var prefix: String {
      switch self {
      case .list: "TodoList"
      case .form: "TodoForm"
      case .loader: "LoadCat"
      case .editor: "EditCat"
      }
    }
  }

  var scene: Scene {
    switch self {
    case .list, .listThatAsks, .listThatFailed: .list
    case .form, .formThatSaves, .formWithMessage, .formThatFailed: .form
    case .loader, .loaderAtAddress, .loaderAtPicture, .loaderThatFailed: .loader
    case .editor, .editorThatFilters, .editorThatSaves, .editorThatSaved, .editorThatFailed:
      .editor
    }
  }

  static let modal = allCases.filter { $0.scene == .form || $0.scene == .editor }

  /// The keys that close a modal scene and leave the app open; none for a scene of a tab.
  var closing: [Key] {
    switch self {
    case .form, .formWithMessage, .editor, .editorThatFilters, .editorThatSaves: [.escape]
    case .formThatFailed, .editorThatFailed: [.enter, .escape]
    case .formThatSaves, .editorThatSaved: [.enter]
    default: []
    }
  }
}

extension Situation {
  /// Opens the scene below a modal one, with everything that must be opened before it.
  func open(in app: Launch) async throws {
    if self == .listThatFailed { app.store.fail(.load) }
    switch scene {
    case .list, .form: break
    case .loader: app.press("2")
    case .editor:
      app.press("2", "l")
      await app.cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      await app.cats.pictures.answer(0, with: .success(try .grey(7)))
    }
  }

  /// Uses the scene until the situation is reached.
  func begin(in app: Launch) async throws {
    switch self {
    case .list, .loader: break
    case .listThatAsks: app.press("d")
    case .listThatFailed: app.press("2", "1")
    case .form, .formThatSaves: app.press("a", "M")
    case .formWithMessage: app.press("a", .enter)
    case .formThatFailed:
      app.store.fail(.save)
      app.press("a", "M", .enter)
    case .loaderAtAddress:
      app.press("l")
      await app.cats.addresses.wait(for: 1)
    case .loaderAtPicture:
      app.press("l")
      await app.cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      await app.cats.pictures.wait(for: 1)
    case .loaderThatFailed:
      app.press("l")
      await app.cats.addresses.answer(0, with: .failure(.unreachable))
    case .editor: app.press("e")
    case .editorThatFilters:
      app.press("e", .down)
      await app.processor.calls.wait(for: 1)
    case .editorThatSaves, .editorThatSaved, .editorThatFailed: try await save(in: app)
    }
  }

  private func save(in app: Launch) async throws {
    app.press("e", "s")
    await app.library.calls.wait(for: 1)
    switch self {
    case .editorThatSaved: await app.library.calls.answer(0, with: .success("cat-1.png"))
    case .editorThatFailed:
      await app.library.calls.answer(0, with: .failure(.diskFull(path: "/photos")))
    default: break
    }
  }

  /// Whether an alert lies over the scene.
  var hasAlert: Bool {
    switch self {
    case .listThatAsks, .listThatFailed, .formThatFailed, .editorThatSaved, .editorThatFailed: true
    default: false
    }
  }

  /// Whether work is waiting for an answer.
  var isBusy: Bool {
    switch self {
    case .loaderAtAddress, .loaderAtPicture, .editorThatFilters, .editorThatSaves: true
    default: false
    }
  }
}
