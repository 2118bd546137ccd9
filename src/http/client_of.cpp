#include "http/client_of.h"

#include <httplib.h>

#include "http/address_ranges.h"

namespace http {

app::Client client_of(const Call& call) {
  const auto address = Address::parse(call.client_address);
  return {address ? address->client_network().to_string() : call.client_address,
          call.request.get_header_value("User-Agent")};
}

}  // namespace http
