#include "Casts.h"

GtkWindow *shim_window(GtkWidget *widget) { return GTK_WINDOW(widget); }
GtkEditable *shim_editable(GtkWidget *widget) { return GTK_EDITABLE(widget); }
GtkEntry *shim_entry(GtkWidget *widget) { return GTK_ENTRY(widget); }
GtkTextView *shim_text_view(GtkWidget *widget) { return GTK_TEXT_VIEW(widget); }
GtkScrolledWindow *shim_scrolled_window(GtkWidget *widget) { return GTK_SCROLLED_WINDOW(widget); }
GObject *shim_object(gpointer instance) { return G_OBJECT(instance); }

gulong shim_connect(gpointer instance, const char *signal, GCallback handler, gpointer data) {
    return g_signal_connect(instance, signal, handler, data);
}

void shim_set_string(gpointer instance, const char *property, const char *value) {
    g_object_set(instance, property, value, NULL);
}
void shim_set_bool(gpointer instance, const char *property, gboolean value) { g_object_set(instance, property, value, NULL); }
void shim_set_int(gpointer instance, const char *property, int value) { g_object_set(instance, property, value, NULL); }

int shim_get_int(gpointer instance, const char *property) {
    int value = 0;
    g_object_get(instance, property, &value, NULL);
    return value;
}

gboolean shim_get_bool(gpointer instance, const char *property) {
    gboolean value = FALSE;
    g_object_get(instance, property, &value, NULL);
    return value;
}

char *shim_get_string(gpointer instance, const char *property) {
    char *value = NULL;
    g_object_get(instance, property, &value, NULL);
    return value;
}

void shim_emit_text(gpointer instance, const char *signal, const char *text) { g_signal_emit_by_name(instance, signal, text); }
void shim_emit(gpointer instance, const char *signal) { g_signal_emit_by_name(instance, signal); }
void shim_clipboard_set_text(GdkClipboard *clipboard, const char *text) { gdk_clipboard_set_text(clipboard, text); }
