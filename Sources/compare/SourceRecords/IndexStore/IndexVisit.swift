import CToolchain

/// Turns the C callbacks into arrays and closures, so that no context pointer leaves this file.
enum IndexVisit {
  /// The names of the store's units.
  static func unitNames(_ visit: index_visit_names, of store: UnsafeMutableRawPointer) -> [String] {
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { names in
      _ = visit(store, 1, names) { context, name in
        context?.assumingMemoryBound(to: [String].self).pointee.append(String(name))
        return true
      }
    }
    return names
  }

  /// Calls the body with each item that the owner has, those that nothing else names included.
  static func all(
    _ visit: index_visit_all, of owner: UnsafeMutableRawPointer,
    _ body: (UnsafeMutableRawPointer) -> Void
  ) {
    call(body) { context, visitor in _ = visit(owner, false, context, visitor) }
  }

  /// Calls the body with each item that the owner has.
  static func each(
    _ visit: index_visit, of owner: UnsafeMutableRawPointer,
    _ body: (UnsafeMutableRawPointer) -> Void
  ) {
    call(body) { context, visitor in _ = visit(owner, context, visitor) }
  }

  private static func call(
    _ body: (UnsafeMutableRawPointer) -> Void,
    as visitor: (UnsafeMutableRawPointer, index_visitor) -> Void
  ) {
    withoutActuallyEscaping(body) { body in
      var body = body
      withUnsafeMutablePointer(to: &body) { pointer in
        visitor(pointer) { context, item in
          context?.assumingMemoryBound(to: ((UnsafeMutableRawPointer) -> Void).self).pointee(item)
          return true
        }
      }
    }
  }
}

extension String {
  init(_ text: index_string) {
    guard let data = text.data else {
      self = ""
      return
    }
    let bytes = UnsafeBufferPointer(start: data, count: text.length)
    self = bytes.withMemoryRebound(to: UInt8.self) { String(decoding: $0, as: UTF8.self) }
  }
}
