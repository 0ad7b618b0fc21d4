/// A moment at which a scene's view is recreated, like on a phone that is turned or low on memory,
/// where views are removed but not the objects that decide for them.
public enum Moment: String, CaseIterable, Sendable {
  /// The list has a selection and a filter.
  case selected
  /// The list asks whether to delete.
  case asked
  /// The list shows why a change failed.
  case failed
  /// The list shows why loading failed, and can't be loaded yet.
  case unloaded
  /// The form lies over the list.
  case listUnderForm
  /// A title has been typed in the form.
  case typed
  /// The form shows why it doesn't save.
  case refused
  /// The form shows why saving failed.
  case unsaved
  /// The loader shows the address, and the picture is still coming.
  case loading
  /// The loader shows a picture.
  case loaded
  /// The editor lies over the loader.
  case loaderUnderEditor
  /// The editor filters for a new choice.
  case filtering
  /// The editor shows the filtered picture.
  case filtered
  /// The editor shows the name of the saved picture.
  case saved

  public static let all = Set(allCases)
  /// The moments of the list and its form.
  public static let todos: [Moment] = [
    .selected, .asked, .failed, .unloaded, .listUnderForm, .typed, .refused, .unsaved,
  ]
  /// The moments of the cat loader and its editor.
  public static let cats: [Moment] = [
    .loading, .loaded, .loaderUnderEditor, .filtering, .filtered, .saved,
  ]

  /// Whether the view belongs to a modal scene.
  var isModal: Bool {
    switch self {
    case .selected, .asked, .failed, .unloaded, .listUnderForm, .loading, .loaded,
      .loaderUnderEditor:
      false
    case .typed, .refused, .unsaved, .filtering, .filtered, .saved: true
    }
  }
}
