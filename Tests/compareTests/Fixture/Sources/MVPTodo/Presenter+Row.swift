extension Presenter.Row: CustomStringConvertible {
  var description: String { title }
}

extension Presenter.Row {
  struct Style {
    var isBold = false
  }

  var style: Style { Style(isBold: title.isEmpty) }
}
