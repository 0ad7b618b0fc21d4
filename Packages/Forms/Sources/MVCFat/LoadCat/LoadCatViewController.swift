import Presentation
import Shared
import TerminalPresentation
import TerminalUI

/// The whole cat loader: draws it, handles its keys, and owns the current load.
final class LoadCatViewController {
  var onChange: () -> Void = {}
  private(set) var presented: (any Scene)? { didSet { onChange() } }

  private let provider: any CatProvider
  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private let formatter = LoadCatFormatter()

  private var caption = "" { didSet { onChange() } }
  private var picture: Bitmap? { didSet { onChange() } }
  private var load: Task<Void, Never>? { didSet { onChange() } }

  init(
    provider: any CatProvider, processor: any PictureProcessor, library: any PhotoLibrary
  ) {
    self.provider = provider
    self.processor = processor
    self.library = library
  }

  deinit {
    load?.cancel()
  }

  private var isLoading: Bool { load != nil }

  private func startLoad() {
    picture = nil
    caption = ""
    load = Task { [weak self, formatter, provider] in
      do throws(CatError) {
        let address = try await provider.address()
        if Task.isCancelled { return }
        self?.caption = address.text
        let picture = try await provider.picture(at: address)
        if Task.isCancelled { return }
        self?.show(picture)
      } catch {
        if Task.isCancelled { return }
        self?.endLoad(saying: formatter.caption(of: error))
      }
    }
  }

  private func show(_ picture: Bitmap) {
    self.picture = picture
    endLoad(saying: nil)
  }

  private func endLoad(saying caption: String?) {
    load = nil
    if let caption { self.caption = caption }
  }
}

extension LoadCatViewController: Scene {
  var screen: Screen {
    Screen(title: "Cats", content: content, actions: actions)
  }

  private var content: [Screen.Content] {
    let spinner = isLoading ? [Screen.Content.spinner("Loading")] : []
    return [.text(caption)] + spinner + pictures
  }

  private var pictures: [Screen.Content] {
    [picture.map(CatPicture.init)]
      .compactMap { $0.flatMap(Screen.Picture.init).map(Screen.Content.picture) }
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action("l", title: "Load", isEnabled: !isLoading),
      Screen.Action("x", title: "Cancel", isEnabled: isLoading),
      Screen.Action("e", title: "Edit", isEnabled: picture != nil),
    ]
  }

  func press(_ key: Key) {
    switch key {
    case "l": loadPressed()
    case "x": cancelPressed()
    case "e": editPressed()
    default: break
    }
  }
}

/// The actions of the keys.
extension LoadCatViewController {
  private func loadPressed() {
    guard load == nil else { return }
    startLoad()
  }

  private func cancelPressed() {
    guard let load else { return }
    load.cancel()
    endLoad(saying: formatter.caption(of: .cancelled))
  }

  private func editPressed() {
    guard let picture else { return }
    let editor = EditCatViewController(processor: processor, library: library, picture: picture)
    editor.delegate = self
    presented = editor
  }
}

extension LoadCatViewController: EditCatViewControllerDelegate {
  func editCatClosed() {
    presented = nil
  }
}
