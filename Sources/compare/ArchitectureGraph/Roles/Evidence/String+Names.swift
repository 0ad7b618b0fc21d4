extension String {
  /// Whether it is the name of something that stands in for another one in tests and previews.
  var isDouble: Bool {
    ["Mock", "Stub", "Fake", "Spy", "Dummy", "Unimplemented"].contains { contains($0) }
  }

  /// The name without its end; nil without that end, or with nothing before it.
  func stem(before end: String) -> String? {
    ["", "Protocol", "Interface", "Implementation", "Impl"].lazy.map { end + $0 }
      .first { self.hasSuffix($0) && self.count > $0.count }
      .map { String(self.dropLast($0.count)) }
  }
}
