/// What stores change of a todo; each says whether there was anything to change.
extension TodoItem {
  mutating func edit(title: String, due: CalendarDay) -> Bool {
    // By its bytes: another spelling of the same characters is a change.
    if due == self.due, title.utf8.elementsEqual(self.title.utf8) { return false }
    self.title = title
    self.due = due
    return true
  }

  mutating func setDone(_ isDone: Bool) -> Bool {
    defer { self.isDone = isDone }
    return isDone != self.isDone
  }
}
