public import Testing

/// The stored property of an object with a given type, whatever its name and its access level.
public func part<Part>(
  of object: AnyObject, _ type: Part.Type = Part.self,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Part {
  let parts = Mirror(reflecting: object).children.lazy.compactMap { $0.value as? Part }
  return try #require(parts.first, sourceLocation: sourceLocation)
}
