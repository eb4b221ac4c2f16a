#pragma once
#include <glib.h>

/// The file descriptor that becomes readable when the main dispatch queue has work, and the call that drains the queue.
/// libdispatch exports both for CoreFoundation's run loop; its headers do not declare them.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

/// A source that never has events of its own: before each poll it calls `prepare`, which does its work and answers how long
/// (in milliseconds, -1 for ever) the loop may sleep.
GSource *shim_prepare_source_new(int (*prepare)(void));
