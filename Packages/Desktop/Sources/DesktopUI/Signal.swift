import CGtk

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// A handler is called with its data first, since the connection is swapped, so what else a signal
// hands over can stay out. GTK keeps the handler as long as the connection, and releases it.

/// Calls a closure for each emission of a signal that expects no answer.
package func connect(
  _ instance: UnsafeMutableRawPointer, _ signal: String, _ run: @escaping () -> Void
) {
  let call: @convention(c) (UnsafeMutableRawPointer) -> Void = { data in
    MainActor.assumeIsolated { handler(data, of: (() -> Void).self)() }
  }
  attach(run, to: instance, signal, unsafeBitCast(call, to: GCallback.self))
}

/// Calls a closure for each emission of a factory's signal, with the item of the list.
func connectItems(
  _ factory: UnsafeMutableRawPointer, _ signal: String, _ run: @escaping (OpaquePointer) -> Void
) {
  let call: @convention(c) (UnsafeMutableRawPointer, OpaquePointer) -> Void = { data, item in
    nonisolated(unsafe) let item = item
    MainActor.assumeIsolated { handler(data, of: ((OpaquePointer) -> Void).self)(item) }
  }
  attach(run, to: factory, signal, unsafeBitCast(call, to: GCallback.self))
}

/// Calls a closure for each emission of a signal that asks whether it was handled.
///
/// The closure gets the signal's first argument: of a key its value, of an icon its place.
package func connect(
  _ instance: UnsafeMutableRawPointer, deciding signal: String,
  _ decide: @escaping (UInt32) -> Bool
) {
  let call: @convention(c) (UnsafeMutableRawPointer, UInt32) -> gboolean = { data, argument in
    MainActor.assumeIsolated { handler(data, of: ((UInt32) -> Bool).self)(argument) ? 1 : 0 }
  }
  attach(decide, to: instance, signal, unsafeBitCast(call, to: GCallback.self))
}

/// Lets a closure replace each text before it is inserted.
func connectInsertions(_ editable: OpaquePointer, _ replace: @escaping (String) -> String) {
  typealias Insert =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafePointer<CChar>, gint, UnsafeMutablePointer<gint>, OpaquePointer
    ) -> Void
  let call: Insert = { data, text, length, position, editable in
    nonisolated(unsafe) let (text, position, editable) = (text, position, editable)
    MainActor.assumeIsolated {
      let bytes = UnsafeRawBufferPointer(
        start: text, count: length < 0 ? strlen(text) : Int(length))
      let typed = String(decoding: bytes, as: UTF8.self)
      let replaced = handler(data, of: ((String) -> String).self)(typed)
      guard replaced != typed else { return }
      g_signal_stop_emission_by_name(UnsafeMutableRawPointer(editable), "insert-text")
      gtk_editable_insert_text(editable, replaced, -1, position)
    }
  }
  attach(
    replace, to: UnsafeMutableRawPointer(editable), "insert-text",
    unsafeBitCast(call, to: GCallback.self))
}

private final class Handler<Function> {
  let function: Function

  init(_ function: Function) {
    self.function = function
  }
}

private func handler<Function>(
  _ data: UnsafeMutableRawPointer, of kind: Function.Type
) -> Function {
  Unmanaged<Handler<Function>>.fromOpaque(data).takeUnretainedValue().function
}

private func attach<Function>(
  _ function: Function, to instance: UnsafeMutableRawPointer, _ signal: String, _ call: GCallback
) {
  g_signal_connect_data(
    instance, signal, call, Unmanaged.passRetained(Handler(function)).toOpaque(),
    { data, _ in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } },
    G_CONNECT_SWAPPED)
}
