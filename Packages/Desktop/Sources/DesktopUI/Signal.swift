import CGtk

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
