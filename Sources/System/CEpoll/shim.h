#pragma once
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/sendfile.h>
#include <sys/socket.h>

// Swift's Glibc module leaves these headers out.

/// The header declares it for _GNU_SOURCE only, which would change types that Glibc's module has too.
int accept4(int socket, struct sockaddr *address, socklen_t *length, int flags);
