#pragma once

#include <chrono>
#include <string_view>

#include "base/clock.h"

namespace gateways {

// How old a signed message may be, and how far ahead Stripe's clock.
inline constexpr std::chrono::seconds signature_tolerance{300};

// Whether Stripe has signed these bytes: `header` is "t=1700000000,v1=<hex>,v1=<hex>", where any of the v1
// values may be the HMAC-SHA256 of "<t>.<body>" under the whole secret ("whsec_..."). Compares in constant
// time. An empty secret signs nothing.
bool is_signed_by_stripe(std::string_view body, std::string_view header, std::string_view secret,
                         base::Time now);

}  // namespace gateways
