/// What a sequence diagram has: who takes part, from left to right, and what happens, from top to
/// bottom.
struct SequenceRows {
  enum Row: Equatable {
    case message(SequenceArrow)
    /// What follows, up to its end, came as many times.
    case loop(times: Int)
    case end
    /// What follows is another part's, task's or thread's.
    case flow(String)
  }

  /// In the order in which they first took part.
  private(set) var participants: [String] = []
  private(set) var rows: [Row] = []

  mutating func add(_ row: Row) { rows.append(row) }

  mutating func number(_ participant: String?) -> Int {
    let name = participant ?? "(outside)"
    if let number = participants.firstIndex(of: name) { return number }
    participants.append(name)
    return participants.count - 1
  }
}
