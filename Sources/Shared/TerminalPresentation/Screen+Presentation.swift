public import Presentation
public import TerminalUI

// How the toolkit draws what the app shows: the same for every module, whatever its pattern.

nonisolated extension Screen.Picture {
  public init?(_ picture: CatPicture) {
    self.init(width: picture.width, height: picture.height, rgba: picture.rgba)
  }
}

nonisolated extension Screen.Section {
  public init(_ section: TodoListSection) {
    self.init(title: section.title, rows: Screen.Rows(of: section.rows, row: Screen.Row.init))
  }
}

nonisolated extension Screen.Row {
  public init(_ row: TodoListRow) {
    self.init(
      isChecked: row.isDone, text: row.title, detail: row.due,
      style: row.isOverdue ? .warning : row.isDone ? .dimmed : .plain)
  }
}

nonisolated extension Screen.Alert {
  public init(_ notice: Notice) {
    self.init(.notice, notice.message, detail: notice.reason)
  }
}
