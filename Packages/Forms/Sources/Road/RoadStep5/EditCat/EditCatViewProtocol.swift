import Presentation

/// What the presenter can tell the editor to show.
protocol EditCatViewProtocol: AnyObject {
  func showPicture(_ picture: CatPicture)
  func showChoices(_ titles: [String], selection: Int)
  func showFiltering(_ isFiltering: Bool)
  func showSaving(_ isSaving: Bool)
  func enableActions(choose canChoose: Bool, save canSave: Bool)
  func showNotice(_ notice: Notice)
  func dismissAlert()
}
