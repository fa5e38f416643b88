// Who holds a port.
#pragma once

#include "net/endpoint.h"

namespace linger {

// Whether a server of this program answers there. Waits a second at most.
bool is_served_at(const Endpoint& endpoint);

}  // namespace linger
