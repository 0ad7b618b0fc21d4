import Shared
import TerminalUI
import TestSupport
import Testing

@testable import todo

@Suite("The form")
struct FormTests {
  @Test(arguments: Setup.all)
  func `Adding starts with no title and today`(_ setup: Setup) throws {
    let user = try User(setup)
    try user.press("a")
    #expect(user.content == ["Add Todo", "> Title ▏", "  Due 2026-11-21 Saturday"])
    #expect(user.keys == "tab Next Field  enter Save  esc Cancel")
    try user.press("Buy milk<enter>")
    #expect(
      user.content == ["Todos", "1 active, 0 done", "Filter: All", "Today", "> [ ] Buy milk"])
    let todo = try #require(try user.store.todos().first)
    #expect(todo.due == CalendarDay(year: 2026, month: 11, day: 21))
    #expect(!todo.isDone)
    #expect(todo.created == user.clock.now)
  }

  @Test(arguments: Setup.all)
  func `Editing starts with the todo as it is`(_ setup: Setup) throws {
    let user = try User(setup, todos: ["x 2026-11-20 Milk"])
    try user.press("<enter>")
    #expect(user.content == ["Edit Todo", "> Title Milk▏", "  Due 2026-11-20 Friday"])
    try user.press(" and bread<enter>")
    #expect(user.content.suffix(2) == ["Earlier", "> [x] Milk and bread 2026-11-20"])
    #expect(try user.titles() == ["Milk and bread"])
  }

  @Test(arguments: Setup.all)
  func `The title is edited by character`(_ setup: Setup) throws {
    let user = try User(setup)
    try user.press("amlk<left><left>i<right><right><right>!<backspace>👩‍👩‍👧‍👦<backspace>")
    try user.press("e\u{301}é<backspace><enter>")
    #expect(try user.titles() == ["milke\u{301}"])
  }

  @Test(arguments: Setup.all)
  func `The cursor is shown where it moved to`(_ setup: Setup) throws {
    let user = try User(setup)
    try user.press("amlk<left>")
    #expect(user.content.contains("> Title ml▏k"))
    try user.press("<left>")
    #expect(user.content.contains("> Title m▏lk"))
  }

  @Test(arguments: Setup.all)
  func `Letters are typed, whatever they do elsewhere`(_ setup: Setup) throws {
    let user = try User(setup)
    try user.press("aq12adfc y n<lt>")
    user.press(.paste("pas\nted"))
    try user.press("<enter>")
    #expect(try user.titles() == ["q12adfc y n<pas ted"])
    #expect(!user.window.isClosed)
  }

  @Test(arguments: Setup.all)
  func `Arrows move the due day by days and by weeks`(_ setup: Setup) throws {
    let user = try User(setup, today: "2026-12-30")
    try user.press("a<tab>")
    #expect(user.content == ["Add Todo", "  Title", "> Due 2026-12-30 Wednesday"])
    #expect(user.keys == "←→ Day  ↑↓ Week  tab Next Field  enter Save  esc Cancel")
    try user.press("<right><right>")
    #expect(user.content.last == "> Due 2027-01-01 Friday")
    try user.press("<down>")
    #expect(user.content.last == "> Due 2027-01-08 Friday")
    try user.press("<up><left>")
    #expect(user.content.last == "> Due 2026-12-31 Thursday")
    try user.press("x<backspace><tab>New<enter>")
    #expect(user.content.suffix(2) == ["Tomorrow", "> [ ] New Thursday"])
  }

  @Test(arguments: Setup.all)
  func `A new todo can't be due before today`(_ setup: Setup) throws {
    let user = try User(setup)
    try user.press("a<tab><left><up>")
    #expect(user.content.last == "> Due 2026-11-21 Saturday")
    try user.press("<right><right><up>")
    #expect(user.content.last == "> Due 2026-11-21 Saturday")
  }

  @Test(arguments: Setup.all)
  func `An overdue todo can stay overdue, but not get more overdue`(_ setup: Setup) throws {
    let user = try User(setup, todos: ["2026-11-02 Late"])
    try user.press("<enter><tab><left>")
    #expect(user.content.last == "> Due 2026-11-02 Monday")
    try user.press("<down><up><up><right>")
    #expect(user.content.last == "> Due 2026-11-03 Tuesday")
  }

  @Test(arguments: Setup.all)
  func `A todo that isn't due yet can't become overdue`(_ setup: Setup) throws {
    let user = try User(setup, todos: ["2026-11-23 Milk"])
    try user.press("<enter><tab><up>")
    #expect(user.content.last == "> Due 2026-11-21 Saturday")
  }

  @Test(arguments: Setup.all)
  func `A todo needs a title`(_ setup: Setup) throws {
    let user = try User(setup)
    try user.press("a <space> <enter>")
    #expect(
      user.content == [
        "Add Todo", "> Title ▏", "  Due 2026-11-21 Saturday", "A todo needs a title.",
      ])
    try user.press("M")
    #expect(user.content == ["Add Todo", "> Title M▏", "  Due 2026-11-21 Saturday"])
    try user.press("<enter>")
    #expect(try user.titles() == ["M"])
  }

  @Test(arguments: Setup.all)
  func `White space around a title is cut off`(_ setup: Setup) throws {
    let user = try User(setup)
    try user.press("a  two  words  <enter>")
    #expect(try user.titles() == ["two  words"])
    try user.press("a \u{3000}\u{200B}\u{A0}<enter>")
    #expect(try user.titles() == ["two  words", "\u{200B}"])
  }

  @Test(arguments: Setup.all)
  func `A line break becomes a blank, typed or pasted`(_ setup: Setup) throws {
    let user = try User(setup)
    try user.press("aa\u{2028}b\u{85}c")
    user.press(.paste("d\r\ne\u{2029}f"))
    try user.press("<enter>")
    #expect(try user.titles() == ["a b cd e f"])
  }

  @Test(arguments: Setup.all)
  func `A title has at most 200 characters`(_ setup: Setup) throws {
    let user = try User(setup)
    let title = String(repeating: "👍🏽", count: 200)
    try user.press("a\(title)x<enter>")
    #expect(user.content.last == "A title can have at most 200 characters.")
    #expect(try user.titles() == [])
    try user.press("<backspace> <enter>")
    #expect(try user.titles() == [title])
  }

  @Test(arguments: Setup.all)
  func `Escape changes nothing`(_ setup: Setup) throws {
    let user = try User(setup, todos: ["2026-11-21 Milk"])
    let before = user.lines()
    try user.press("aBread<esc><enter> and bread<tab><right><esc>")
    #expect(user.lines() == before)
    #expect(try user.titles() == ["Milk"])
  }

  @Test(arguments: Setup.all)
  func `A saved todo is selected`(_ setup: Setup) throws {
    let user = try User(setup, todos: ["2026-11-20 A", "2026-11-30 Z"])
    try user.press("aM<enter>")
    #expect(user.selectedRow == "[ ] M")
  }

  @Test(arguments: Setup.all)
  func `The filter opens for a saved todo that it hides`(_ setup: Setup) throws {
    let user = try User(setup, todos: ["x 2026-11-20 A"])
    try user.press("ff")
    #expect(user.content[2] == "Filter: Done")
    try user.press("aM<enter>")
    #expect(user.content[2] == "Filter: All")
    #expect(user.selectedRow == "[ ] M")
    try user.press("faN<enter>")
    #expect(user.content[2] == "Filter: Active")
    #expect(user.selectedRow == "[ ] N")
  }

  @Test(arguments: Setup.all)
  func `The form opens with the day that it is then`(_ setup: Setup) throws {
    let user = try User(setup)
    user.clock.advance(by: 86_400)
    try user.press("a")
    #expect(user.content.last == "  Due 2026-11-22 Sunday")
  }
}
