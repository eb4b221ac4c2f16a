#include "ParlorWidget.h"

typedef struct {
    GtkWidget parent_instance;
    void *context;
} ParlorWidget;

typedef struct {
    GtkWidgetClass parent_class;
} ParlorWidgetClass;

static ParlorWidgetFunctions functions;

G_DEFINE_TYPE(ParlorWidget, parlor_widget, GTK_TYPE_WIDGET)

static void *context_of(GtkWidget *widget) { return ((ParlorWidget *) widget)->context; }

// Views are laid out in Swift: GTK is told that any size will do.
static void measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline) {
    *minimum = 0;
    *natural = 0;
    *minimum_baseline = -1;
    *natural_baseline = -1;
}

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    if (context_of(widget)) functions.allocate(context_of(widget), width, height);
}

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    if (context_of(widget)) functions.snapshot(context_of(widget), snapshot);
}

static void focus_changed(GtkWidget *widget) {
    if (context_of(widget)) functions.focus_changed(context_of(widget), gtk_widget_is_focus(widget));
}

static void dispose(GObject *object) {
    GtkWidget *widget = GTK_WIDGET(object);
    void *context = context_of(widget);
    if (context) {
        ((ParlorWidget *) widget)->context = NULL;
        functions.disposed(context);
    }
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_first_child(widget))
        gtk_widget_unparent(child);
    G_OBJECT_CLASS(parlor_widget_parent_class)->dispose(object);
}

static void parlor_widget_class_init(ParlorWidgetClass *klass) {
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    widget_class->measure = measure;
    widget_class->size_allocate = size_allocate;
    widget_class->snapshot = snapshot;
    G_OBJECT_CLASS(klass)->dispose = dispose;
    gtk_widget_class_set_css_name(widget_class, "parlor");
}

static void parlor_widget_init(ParlorWidget *self) {
    g_signal_connect(self, "notify::has-focus", G_CALLBACK(focus_changed), NULL);
}

// A widget that can be pressed. Apart from the others because actions make a widget several times as expensive: AT-SPI of
// this GTK offers as "click" what a widget class has installed as an action.
typedef ParlorWidget ParlorControl;
typedef ParlorWidgetClass ParlorControlClass;
G_DEFINE_TYPE(ParlorControl, parlor_control, parlor_widget_get_type())

static void activated(GtkWidget *widget, const char *name, GVariant *parameter) {
    if (context_of(widget)) functions.activated(context_of(widget));
}

static void parlor_control_class_init(ParlorControlClass *klass) {
    gtk_widget_class_install_action(GTK_WIDGET_CLASS(klass), "view.click", NULL, activated);
}

static void parlor_control_init(ParlorControl *self) {}

static gboolean can_be_pressed(GtkAccessibleRole role) {
    switch (role) {
    case GTK_ACCESSIBLE_ROLE_BUTTON:
    case GTK_ACCESSIBLE_ROLE_CHECKBOX:
    case GTK_ACCESSIBLE_ROLE_LINK:
    case GTK_ACCESSIBLE_ROLE_LIST_ITEM:
    case GTK_ACCESSIBLE_ROLE_MENU_ITEM:
    case GTK_ACCESSIBLE_ROLE_SWITCH:
    case GTK_ACCESSIBLE_ROLE_TAB:
        return TRUE;
    default:
        return FALSE;
    }
}

void parlor_widget_install(ParlorWidgetFunctions table) { functions = table; }

GtkWidget *parlor_widget_new(void *context, GtkAccessibleRole role) {
    GType type = can_be_pressed(role) ? parlor_control_get_type() : parlor_widget_get_type();
    ParlorWidget *widget = g_object_new(type, "accessible-role", role, NULL);
    widget->context = context;
    return GTK_WIDGET(widget);
}

void parlor_widget_forget(GtkWidget *widget) { ((ParlorWidget *) widget)->context = NULL; }

void parlor_widget_place(GtkWidget *child, int width, int height, GskTransform *transform) {
    // GTK complains about a widget that is allocated before it was ever measured; natives need the call, ours answer from cache.
    int minimum_width, minimum_height;
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum_width, NULL, NULL, NULL);
    gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, MAX(width, minimum_width), &minimum_height, NULL, NULL, NULL);
    gtk_widget_allocate(child, MAX(width, minimum_width), MAX(height, minimum_height), -1, transform);
}
