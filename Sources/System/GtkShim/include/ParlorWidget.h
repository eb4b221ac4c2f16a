#pragma once
#include <gtk/gtk.h>

/// What a `ParlorWidget` asks of the view behind it. One table serves all widgets: the context pointer says which view.
typedef struct {
    void (*allocate)(void *context, int width, int height);
    void (*snapshot)(void *context, GtkSnapshot *snapshot);
    /// GTK destroyed the widget; the view must forget its pointer.
    void (*disposed)(void *context);
    /// Activation by a screen reader or by a mnemonic.
    void (*activated)(void *context);
    /// GTK's own focus came to (or left) the widget, for example through a screen reader.
    void (*focus_changed)(void *context, gboolean focused);
} ParlorWidgetFunctions;

/// Installs the table. Call once, before the first widget.
void parlor_widget_install(ParlorWidgetFunctions functions);

/// A widget without layout of its own: it asks for nothing, and its children stand where `allocate` puts them.
/// The role is fixed for life, as GTK demands.
GtkWidget *parlor_widget_new(void *context, GtkAccessibleRole role);

/// Cuts the tie to the view: no function is called any more.
void parlor_widget_forget(GtkWidget *widget);

/// Places a child: whole points for the size, and a transform (owned by the call) that may hold fractions.
void parlor_widget_place(GtkWidget *child, int width, int height, GskTransform *transform);
