public import DesktopUI
public import Presentation
import Shared

// How the toolkit draws what the app shows: the same for every module, whatever its pattern.

extension PictureView {
  public func show(_ picture: CatPicture?) {
    if let picture {
      show(picture.rgba, width: picture.width, height: picture.height)
    } else {
      clear()
    }
  }
}

nonisolated extension ListView.Section {
  public init(_ section: TodoListSection) {
    self.init(title: section.title, count: section.rows.count) { ListView.Row(section.rows[$0]) }
  }
}

nonisolated extension ListView.Row {
  public init(_ row: TodoListRow) {
    self.init(
      isChecked: row.isDone, text: row.title, detail: row.due,
      style: row.isOverdue ? .warning : row.isDone ? .dimmed : .plain)
  }
}

extension Alert {
  public init(_ notice: Notice, onAnswer: @escaping (_ yes: Bool) -> Void) {
    self.init(.notice, notice.message, detail: notice.reason, onAnswer: onAnswer)
  }
}
