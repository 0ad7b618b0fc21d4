/// A JSON object written as a literal; members that are nil are left out.
struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
  private struct Member: Encodable {
    let value: any Encodable

    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }

  private let members: [String: Member]

  init(dictionaryLiteral members: (String, (any Encodable)?)...) {
    let known = members.compactMap { key, value in value.map { (key, Member(value: $0)) } }
    self.members = Dictionary(uniqueKeysWithValues: known)
  }

  func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }
}
