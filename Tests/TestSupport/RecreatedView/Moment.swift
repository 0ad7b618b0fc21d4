/// A moment at which a scene's view is recreated, like on a phone that is turned or low on memory,
/// where views are removed but not the objects that decide for them.
public enum Moment: String, CaseIterable, Sendable {
  /// The list has a selection and a filter.
  case selected
  /// The list asks whether to delete.
  case asked
  /// The form lies over the list.
  case listUnderForm
  /// A title has been typed in the form.
  case typed
  /// The form shows why it doesn't save.
  case refused
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

  public static let all = Set(allCases)
  /// The moments of the list and its form.
  public static let todos: [Moment] = [.selected, .asked, .listUnderForm, .typed, .refused]
  /// The moments of the cat loader and its editor.
  public static let cats: [Moment] = [.loading, .loaded, .loaderUnderEditor, .filtering, .filtered]

  /// Whether the view belongs to a modal scene.
  var isModal: Bool {
    switch self {
    case .selected, .asked, .listUnderForm, .loading, .loaded, .loaderUnderEditor: false
    case .typed, .refused, .filtering, .filtered: true
    }
  }
}
