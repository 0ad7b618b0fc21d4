/// What the form's controller needs from a view: properties to set, and a delegate.
protocol TodoFormViewing: AnyObject {
  var delegate: (any TodoFormViewDelegate)? { get set }

  var heading: String { get set }
  var title: String { get set }
  var due: String { get set }
  var message: String { get set }
}
