#pragma once
#include <gtk/gtk.h>

// Cast macros do not reach Swift. Each of these checks the type as the macro does.
GtkWindow *shim_window(GtkWidget *widget);
GtkEditable *shim_editable(GtkWidget *widget);
GtkEntry *shim_entry(GtkWidget *widget);
GtkTextView *shim_text_view(GtkWidget *widget);
GtkScrolledWindow *shim_scrolled_window(GtkWidget *widget);
GObject *shim_object(gpointer instance);

/// Connects without the macro; the handler's shape is the signal's.
gulong shim_connect(gpointer instance, const char *signal, GCallback handler, gpointer data);

void shim_set_string(gpointer instance, const char *property, const char *value);
void shim_set_bool(gpointer instance, const char *property, gboolean value);
void shim_set_int(gpointer instance, const char *property, int value);
int shim_get_int(gpointer instance, const char *property);
gboolean shim_get_bool(gpointer instance, const char *property);
/// The value is the caller's to free.
char *shim_get_string(gpointer instance, const char *property);
void shim_emit_text(gpointer instance, const char *signal, const char *text);
void shim_emit(gpointer instance, const char *signal);
void shim_clipboard_set_text(GdkClipboard *clipboard, const char *text);
