#pragma once

#include "app/account.h"
#include "http/call.h"

namespace http {

// Where a call comes from, as throttles and sessions need to know it.
app::Client client_of(const Call& call);

}  // namespace http
