/// A step in the life of a file: a change, or something that opens, closes or reads it.
enum Act: Equatable {
  case open
  case change(Change)
  case close
  /// Closes the file but keeps everything as a kill would.
  case crash
  /// Another program starts reading, so that the log can't be moved into the file, or stops.
  case read(Bool)
}

extension [Act] {
  /// Changes to a new file, with occasional acts that keep the log or end it.
  static func script(seed: UInt64, changes: Int) -> [Act] {
    var generator = ChangeGenerator(name: "todo", seed: seed)
    var acts: [Act] = [.open]
    for number in 1...Swift.max(1, changes) {
      acts.append(.change(generator.next()))
      switch number % 15 {
      case 5: acts += [.close, .open]
      case 8: acts.append(.read(true))
      case 11: acts.append(.read(false))
      case 13: acts.append(.read(true))
      case 0: acts += [.crash, .read(false), .open]
      default: break
      }
    }
    return acts + [.close]
  }
}
