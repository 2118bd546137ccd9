#pragma once

#include <string>
#include <vector>

#include "support/local_service.h"

namespace test {

// A message of Stripe as it comes in.
struct SignedEvent {
  std::string type;
  std::string body;
  std::string signature;
};

// The small Stripe of tests/e2e/local_stripe.mjs.
class LocalStripe : public LocalService {
 public:
  LocalStripe() : LocalService(BUNTSTIFT_SOURCE_DIR "/tests/e2e/local_stripe.mjs") {}

  // All events so far, oldest first, signed now.
  std::vector<SignedEvent> events() const;

  static constexpr const char* secret_key = "sk_test_local";
  static constexpr const char* webhook_secret = "whsec_local";
};

}  // namespace test
