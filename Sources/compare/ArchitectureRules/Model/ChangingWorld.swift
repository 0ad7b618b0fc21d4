import SourceRecords

/// System symbols whose result differs from call to call: time, randomness and tasks.
///
/// The index has no parents for system symbols, but their USRs begin with the mangled names.
extension Symbol {
  private static let types: Set<String> = [
    "ContinuousClock", "SuspendingClock", "SystemRandomNumberGenerator", "TaskGroup",
  ]
  /// The type's name in a USR and in the source, and the member's name.
  private static let members: [(mangled: String, type: String, name: String)] = [
    ("4DateV", "Date", "now"), ("4DateV", "Date", "init()"),
    ("4DateV", "Date", "init(timeIntervalSinceNow:)"), ("4DateV", "Date", "timeIntervalSinceNow"),
    ("4UUIDV", "UUID", "init()"), ("8CalendarV", "Calendar", "current"),
    ("8TimeZoneV", "TimeZone", "current"), ("6LocaleV", "Locale", "current"),
    ("8Dispatch0A4TimeV", "DispatchTime", "now()"), ("ClockV7InstantV", "Instant", "now"),
  ]
  /// What begins a task or waits in one; to name a task, or to cancel it, changes nothing.
  private static let ofTasks = ["init(", "detached(", "sleep("]
  private static let random: Set<String> = [
    "random(in:)", "random()", "shuffled()", "shuffle()", "randomElement()",
  ]
  /// Whether a name is that of a member which gives a random result.
  static func isRandom(_ name: String) -> Bool { random.contains(name) }

  /// C functions.
  private static let functions: Set<String> = [
    "time", "gettimeofday", "clock_gettime", "CFAbsoluteTimeGetCurrent", "rand", "random",
    "drand48", "arc4random", "arc4random_uniform",
  ]

  var isOfChangingWorld: Bool {
    if kind == .type || kind == .typealias { return Self.types.contains(name) }
    guard usr.hasPrefix("s:") else {
      return Self.functions.contains(String(name.prefix { $0 != "(" }))
    }
    return Self.random.contains(name) || member != nil || beginsTask
  }

  /// `ScT` is the mangled name of `Task`.
  private var beginsTask: Bool {
    usr.hasPrefix("s:ScT") && Self.ofTasks.contains(where: name.hasPrefix)
  }

  /// Includes the type from the USR if the name alone says little.
  var shownName: String { beginsTask ? "Task" : member.map { "\($0.type).\($0.name)" } ?? name }

  private var member: (mangled: String, type: String, name: String)? {
    Self.members.first { usr.contains($0.mangled) && name == $0.name }
  }

  /// The module according to the USR: after `s:` comes the length of its name, or a short form for
  /// a part of the standard library.
  var module: String {
    guard usr.hasPrefix("s:") else { return "system" }
    let digits = usr.dropFirst(2).prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits) else { return "Swift" }
    return String(usr.dropFirst(2 + digits.count).prefix(length))
  }
}
