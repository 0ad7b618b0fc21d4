import Presentation

/// What the presenter of the loader needs from its view.
protocol CatLoaderView: AnyObject {
  /// The address of the picture, or why there is none.
  var caption: String? { get set }
  var picture: CatPicture? { get set }
  /// Whether a spinner is shown.
  var isLoading: Bool { get set }
  var isLoadEnabled: Bool { get set }
  var isCancelEnabled: Bool { get set }
  var isEditEnabled: Bool { get set }

  func showEditor(_ presenter: CatEditorPresenter)
  func closeEditor()
}
