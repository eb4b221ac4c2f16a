#include "MainLoopSources.h"

typedef struct {
    GSource source;
    int (*prepare)(void);
} PrepareSource;

static gboolean prepare(GSource *source, int *timeout) {
    *timeout = ((PrepareSource *) source)->prepare();
    return FALSE;
}

static gboolean dispatch(GSource *source, GSourceFunc callback, gpointer data) { return G_SOURCE_CONTINUE; }

static GSourceFuncs prepare_functions = {.prepare = prepare, .dispatch = dispatch};

GSource *shim_prepare_source_new(int (*function)(void)) {
    GSource *source = g_source_new(&prepare_functions, sizeof(PrepareSource));
    ((PrepareSource *) source)->prepare = function;
    return source;
}
