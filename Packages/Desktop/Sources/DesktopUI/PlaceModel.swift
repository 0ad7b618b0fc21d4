import CGtk

/// A model with nothing but a number of places, so that 100,000 rows cost no more than ten.
final class PlaceModel {
  /// The list model; who takes it over releases it.
  nonisolated(unsafe) let pointer: OpaquePointer

  init() {
    pointer = OpaquePointer(g_object_new_with_properties(placeModelType, 0, nil, nil))
    g_object_ref(UnsafeMutableRawPointer(pointer))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  /// Announces a change also if the number of places stays the same.
  func resize(from before: Int, to count: Int) {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: PlaceModelInstance.self)
      .pointee.count = guint(count)
    let kept = min(before, count)
    g_list_model_items_changed(
      pointer, guint(kept), guint(before - kept), guint(count - kept))
  }
}

/// The memory of an instance.
private struct PlaceModelInstance {
  let parent: GObject
  var count: guint
}

/// The class, registered once.
private let placeModelType: GType = {
  let type = g_type_register_static_simple(
    desktop_object_type(), "DesktopPlaceModel", guint(MemoryLayout<GObjectClass>.size), nil,
    guint(MemoryLayout<PlaceModelInstance>.size), nil, GTypeFlags(rawValue: 0))
  var interface = GInterfaceInfo(
    interface_init: { table, _ in
      let methods = table?.assumingMemoryBound(to: GListModelInterface.self)
      methods?.pointee.get_item_type = { _ in desktop_object_type() }
      methods?.pointee.get_n_items = { $0.map(count) ?? 0 }
      methods?.pointee.get_item = { model, place in
        guard let model, place < count(of: model) else { return nil }
        return desktop_new_place()
      }
    }, interface_finalize: nil, interface_data: nil)
  g_type_add_interface_static(type, g_list_model_get_type(), &interface)
  return type
}()

nonisolated private func count(of model: OpaquePointer) -> guint {
  UnsafeMutableRawPointer(model).assumingMemoryBound(to: PlaceModelInstance.self).pointee.count
}
