/// A type as it is written.
indirect enum WrittenType: Sendable {
  /// `Outer.Inner<Value>`; the arguments are those of the last name.
  case named([String], [WrittenType])
  case function([WrittenType], WrittenType)
  case tuple([(label: String?, type: WrittenType)])
  /// `A & B`.
  case all([WrittenType])
  /// `A.Type`.
  case metatype(WrittenType)

  static func optional(_ type: WrittenType) -> WrittenType { .named(["Optional"], [type]) }
}
