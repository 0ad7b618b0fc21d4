/// What is done to a file: changes, and closing it in between.
enum Act: Equatable {
  case open
  case change(Change)
  case close
  /// A close that leaves everything as a kill does.
  case crash
  /// Another program moves the log into the file, as SQLite does when it has grown long.
  case checkpoint
}

extension [Act] {
  /// So many changes of a file that is new, and now and then what ends or moves its log.
  static func script(seed: UInt64, changes: Int) -> [Act] {
    var generator = ChangeGenerator(name: "todo", seed: seed)
    var acts: [Act] = [.open]
    for number in 1...Swift.max(1, changes) {
      acts.append(.change(generator.next()))
      switch number % 15 {
      case 5: acts += [.close, .open]
      case 10: acts.append(.checkpoint)
      case 0: acts += [.crash, .open]
      default: break
      }
    }
    return acts + [.close]
  }
}
