/// How the text of a cell stands out.
nonisolated struct CellStyle: OptionSet, Sendable {
  let rawValue: UInt8

  static let bold = CellStyle(rawValue: 1)
  static let dimmed = CellStyle(rawValue: 2)
  static let reversed = CellStyle(rawValue: 4)
  static let warning = CellStyle(rawValue: 8)
}

nonisolated extension CellStyle {
  init(_ style: Screen.Style) {
    switch style {
    case .plain: self = []
    case .dimmed: self = .dimmed
    case .warning: self = .warning
    }
  }
}
