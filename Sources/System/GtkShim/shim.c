#include "GtkShim.h"
GtkWidget *shim_widget(gpointer instance) { return GTK_WIDGET(instance); }
