/// What is done to a file: changes, and closing it in between.
enum Act: Equatable {
  case open
  case change(Change)
  case close
  /// A close that leaves everything as a kill does.
  case crash
  /// Another program begins to read, so that the log can't be moved into the file, or stops reading.
  case read(Bool)
}

extension [Act] {
  /// So many changes of a file that is new, and now and then what keeps or ends its log.
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
