#include "http/client_of.h"

#include "http/address_ranges.h"

namespace http {

app::Client client_of(const Call& call) {
  const auto address = Address::parse(call.client_address);
  return {address ? address->client_network().to_string() : call.client_address,
          call.request.header("User-Agent")};
}

}  // namespace http
