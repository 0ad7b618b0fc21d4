import Presentation

/// What the presenter of the editor needs from its view.
protocol CatEditorView: AnyObject {
  var picture: CatPicture? { get set }
  var choices: [String] { get set }
  var selectedChoice: Int { get set }
  /// Work in progress, which is shown with a spinner.
  var activity: CatEditorActivity? { get set }
  var isChoosingEnabled: Bool { get set }
  var isSaveEnabled: Bool { get set }

  /// Shows a notice; that it was read goes to `CatEditorPresenter.noticeRead()`.
  func showNotice(_ message: String, reason: String?)
}

/// The kinds of work in the editor.
enum CatEditorActivity {
  case filtering
  case saving
}
