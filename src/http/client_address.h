#pragma once

#include <string_view>

#include "http/address_ranges.h"

namespace http {

// Whose request it is: the connection's peer, or, where that is a configured proxy, the rightmost address of
// X-Forwarded-For that is not one. What stands further left was written by the client and is worth nothing;
// so is everything left of an entry that is no address.
Address client_address(const Address& peer, std::string_view x_forwarded_for, const AddressRanges& proxies);

}  // namespace http
