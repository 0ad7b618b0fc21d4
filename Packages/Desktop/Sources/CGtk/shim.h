#pragma once

#include <glib-unix.h>
#include <gtk/gtk.h>

// Variadic functions, and macros that cast, don't reach Swift; these stand for them.

/// Emits a signal that takes no arguments.
static inline void desktop_emit(gpointer instance, const char *signal) {
  g_signal_emit_by_name(instance, signal);
}

/// Emits a key binding's signal that takes a text.
static inline void desktop_emit_text(gpointer instance, const char *signal, const char *text) {
  g_signal_emit_by_name(instance, signal, text);
}

/// Moves the focus to what comes after a scrolled window, or before it.
static inline void desktop_leave(GtkWidget *window, GtkDirectionType direction) {
  g_signal_emit_by_name(window, "move-focus-out", direction);
}

/// Makes a label bold, in the size that the user's font has; GTK's own headings have a fixed one.
static inline void desktop_set_bold(GtkWidget *label, gboolean is_bold) {
  PangoAttrList *attributes = pango_attr_list_new();
  if (is_bold) pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD));
  gtk_label_set_attributes(GTK_LABEL(label), attributes);
  pango_attr_list_unref(attributes);
}

/// Sets the name that assistive technology reads out.
static inline void desktop_set_accessible_label(GtkWidget *widget, const char *label) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static inline GType desktop_object_type(void) { return G_TYPE_OBJECT; }

/// Whether assistive technology reads out that name.
static inline gboolean desktop_has_accessible_label(GtkWidget *widget, const char *label) {
  char *other = gtk_test_accessible_check_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  g_free(other);
  return other == NULL;
}

/// An object without properties: a place in a list, whose row is made when it is shown.
static inline gpointer desktop_new_place(void) { return g_object_new(G_TYPE_OBJECT, NULL); }

#ifdef __linux__
// What Foundation's run loop uses, too: the main queue's descriptor, and how to run what waits in it.
extern int _dispatch_get_main_queue_port_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);
#endif
