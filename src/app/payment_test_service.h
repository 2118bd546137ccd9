#pragma once

#include <mutex>
#include <string>
#include <vector>

#include "app/ports/payment_gateway.h"
#include "app/ports/storage.h"
#include "app/session.h"
#include "app/settings.h"
#include "base/clock.h"
#include "base/id_source.h"

namespace app {

// Opens the provider's page to pay on for each plan that costs something, as for a buyer with the address
// `email`, looks at it and closes it again: nobody can pay on it, and nothing is charged. That needs the same
// rights and the same prices as a purchase. Returns the names of the plans, none where none costs anything.
// Throws what the gateway throws, and unavailable "payment_test_lost" where the provider does not know the
// page afterwards.
std::vector<std::string> try_payment(ports::PaymentGateway& gateway, const Settings& settings,
                                     const base::Clock& clock, base::IdSource& ids, const std::string& email);

// Tells an admin whether plans can be bought, and why not. Thread-safe.
class PaymentTestService {
 public:
  // `gateway` may be null.
  PaymentTestService(ports::Storage& storage, ports::PaymentGateway* gateway, const base::Clock& clock,
                     base::IdSource& ids, const Settings& settings)
      : storage_(storage), gateway_(gateway), clock_(clock), ids_(ids), settings_(settings) {}

  // Tries a payment and returns a German sentence. Throws conflict where none is configured or another test
  // is running, and what try_payment() throws.
  std::string run(const Session& admin);

 private:
  ports::Storage& storage_;
  ports::PaymentGateway* gateway_;
  const base::Clock& clock_;
  base::IdSource& ids_;
  const Settings& settings_;
  std::mutex running_;  // held while the provider is waited for
};

// What came of it, for people.
std::string payment_test_sentence(const std::vector<std::string>& plan_names);

}  // namespace app
