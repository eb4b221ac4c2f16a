#pragma once
#include <microhttpd.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

// Swift can't call C functions with variable arguments, so the few that are needed get a fixed shape here.

struct parlor_http_options {
    int listen_socket;
    unsigned int threads;
    unsigned int connections;
    unsigned int idle_seconds;
    size_t memory_per_connection;
    void *context;
    MHD_AccessHandlerCallback access;
    void *(*opened)(void *context, const char *target, struct MHD_Connection *connection);
    MHD_RequestCompletedCallback completed;
};

/// Leaves targets as they were sent: segments are decoded after they are split, so that an encoded slash stays inside.
static inline size_t parlor_http_keep_escaped(void *context, struct MHD_Connection *connection, char *text) {
    (void) context;
    (void) connection;
    return __builtin_strlen(text);
}

static inline struct MHD_Daemon *parlor_http_start(const struct parlor_http_options *options) {
    // A pool of one thread isn't the same as a thread: it doubles the daemons.
    enum MHD_OPTION pool = options->threads > 1 ? MHD_OPTION_THREAD_POOL_SIZE : MHD_OPTION_END;
    return MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_SUSPEND_RESUME, 0, NULL, NULL,
        options->access, options->context,
        MHD_OPTION_LISTEN_SOCKET, options->listen_socket,
        MHD_OPTION_CONNECTION_LIMIT, options->connections,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, options->memory_per_connection,
        MHD_OPTION_CONNECTION_TIMEOUT, options->idle_seconds,
        MHD_OPTION_UNESCAPE_CALLBACK, parlor_http_keep_escaped, NULL,
        MHD_OPTION_URI_LOG_CALLBACK, options->opened, options->context,
        MHD_OPTION_NOTIFY_COMPLETED, options->completed, options->context,
        pool, options->threads,
        MHD_OPTION_END);
}

static inline int parlor_http_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info == NULL ? -1 : info->connect_fd;
}

static inline const struct sockaddr *parlor_http_peer(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return info == NULL ? NULL : info->client_addr;
}

// These enums are closed in some versions of the header and open in others, which Swift imports differently.
static const enum MHD_Result parlor_http_yes = MHD_YES;
static const enum MHD_Result parlor_http_no = MHD_NO;
static const enum MHD_ValueKind parlor_http_header_kind = MHD_HEADER_KIND;
static const enum MHD_ResponseMemoryMode parlor_http_copied = MHD_RESPMEM_MUST_COPY;
static const enum MHD_ResponseMemoryMode parlor_http_static = MHD_RESPMEM_PERSISTENT;
