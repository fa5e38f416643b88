// The system's sockets. Their header declares a struct by the name of our namespace, which gets
// another one here; wherever sockets are used, this is what to include.
#pragma once

#define linger socket_linger
#include <arpa/inet.h>
#include <netdb.h>
#include <sys/socket.h>
#undef linger
