#include "support/local_stripe.h"

namespace test {

std::vector<SignedEvent> LocalStripe::events() const {
  std::vector<SignedEvent> events;
  for (const auto& event : control("events")) {
    events.push_back({event.at("type"), event.at("body"), event.at("signature")});
  }
  return events;
}

}  // namespace test
