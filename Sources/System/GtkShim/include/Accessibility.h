#pragma once
#include <gtk/gtk.h>

// The accessible setters of GTK are variadic, which Swift cannot call.
void shim_accessible_set_label(GtkWidget *widget, const char *label);
void shim_accessible_set_description(GtkWidget *widget, const char *description);
void shim_accessible_set_value_text(GtkWidget *widget, const char *value);
void shim_accessible_set_disabled(GtkWidget *widget, gboolean disabled);
void shim_accessible_set_selected(GtkWidget *widget, gboolean selected);
void shim_accessible_set_hidden(GtkWidget *widget, gboolean hidden);
