/// What the system offers that answers differently from call to call: time, chance and tasks.
///
/// The index has no parents for a system's symbols; their USRs begin with the mangled names.
extension Symbol {
  private static let types: Set<String> = [
    "ContinuousClock", "SuspendingClock", "SystemRandomNumberGenerator", "Task", "TaskGroup",
  ]
  private static let members: [(type: String, name: String)] = [
    ("4DateV", "now"), ("4DateV", "init()"), ("4DateV", "init(timeIntervalSinceNow:)"),
    ("4DateV", "timeIntervalSinceNow"), ("4UUIDV", "init()"),
  ]
  private static let random: Set<String> = [
    "random(in:)", "random()", "shuffled()", "shuffle()", "randomElement()",
  ]

  var isOfChangingWorld: Bool {
    if kind == .type || kind == .typealias { return Self.types.contains(name) }
    guard usr.hasPrefix("s:") else { return ["time(_:)", "rand()"].contains(name) }
    return Self.random.contains(name)
      || Self.members.contains { usr.contains($0.type) && name == $0.name }
  }

  /// With the type that the USR tells, where the name alone says little.
  var shownName: String {
    for member in Self.members where usr.contains(member.type) && name == member.name {
      return "\(member.type.dropFirst().dropLast()).\(name)"
    }
    return name
  }

  /// The module that the USR tells: after `s:` comes the length of its name, or a short form of a
  /// part of the standard library.
  var module: String {
    guard usr.hasPrefix("s:") else { return "system" }
    let digits = usr.dropFirst(2).prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits) else { return "Swift" }
    return String(usr.dropFirst(2 + digits.count).prefix(length))
  }
}
