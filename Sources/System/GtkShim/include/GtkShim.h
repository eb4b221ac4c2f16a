#pragma once
#include <gtk/gtk.h>
/// Casts a checked instance to a widget.
GtkWidget *shim_widget(gpointer instance);
