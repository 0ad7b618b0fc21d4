/// A moment at which the view of a scene is recreated, as where turning a phone or a lack of memory
/// removes views but not the objects that decide for them.
public enum Moment: String, CaseIterable, Sendable {
  /// The list has a selection and a filter.
  case selected
  /// The list asks whether to delete.
  case asked
  /// The form lies over the list.
  case listUnderForm
  /// A title is typed in the form.
  case typed
  /// The form says why it doesn't save.
  case refused
  /// The loader shows the address, and the picture is still coming.
  case loading
  /// The loader shows a picture.
  case loaded
  /// The editor lies over the loader.
  case loaderUnderEditor
  /// The editor filters for a new choice.
  case filtering
  /// The editor shows what was filtered.
  case filtered

  public static let all = Set(allCases)
  /// Those of the list and its form.
  public static let todos: [Moment] = [.selected, .asked, .listUnderForm, .typed, .refused]
  /// Those of the cat loader and its editor.
  public static let cats: [Moment] = [.loading, .loaded, .loaderUnderEditor, .filtering, .filtered]

  /// Whether the view is that of a modal scene.
  var isModal: Bool {
    switch self {
    case .selected, .asked, .listUnderForm, .loading, .loaded, .loaderUnderEditor: false
    case .typed, .refused, .filtering, .filtered: true
    }
  }
}
