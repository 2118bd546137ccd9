#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>
#include <sys/types.h>

namespace test {

// A message of Stripe as it comes in.
struct SignedEvent {
  std::string type;
  std::string body;
  std::string signature;
};

// The small Stripe of tests/e2e/local_stripe.mjs in a process of its own. Throws std::runtime_error when it
// cannot be started, so that the test fails.
class LocalStripe {
 public:
  LocalStripe();
  ~LocalStripe();
  LocalStripe(const LocalStripe&) = delete;
  LocalStripe& operator=(const LocalStripe&) = delete;

  const std::string& url() const { return url_; }
  // Does one of its controls; `fields` as that file says. Throws std::runtime_error if it refuses.
  nlohmann::json control(const std::string& name,
                         const nlohmann::json& fields = nlohmann::json::object()) const;
  nlohmann::json state() const { return control("state"); }
  // All events so far, oldest first, signed now.
  std::vector<SignedEvent> events() const;

  static constexpr const char* secret_key = "sk_test_local";
  static constexpr const char* webhook_secret = "whsec_local";

 private:
  pid_t process_ = -1;
  int to_process_ = -1;  // closed when this ends, however it ends; the process ends with it
  std::string url_;
};

}  // namespace test
