/// A type's name over a narrow lifeline: what is too long for one line goes on below, from the
/// capital letter that is nearest to its middle.
struct TypeNameLines: Equatable {
  let first: String
  let second: String

  private static let longest = 16

  init(_ name: String) {
    let middle = name.count / 2
    let capitals = name.indices.dropFirst().filter {
      name[$0].isUppercase && !name[name.index(before: $0)].isUppercase
    }
    let cut = capitals.min { left, right in
      abs(name.distance(from: name.startIndex, to: left) - middle)
        < abs(name.distance(from: name.startIndex, to: right) - middle)
    }
    guard name.count > Self.longest, let cut else {
      first = name
      second = ""
      return
    }
    first = String(name[..<cut])
    second = String(name[cut...])
  }
}
