#include "app/payment_test_service.h"

#include "app/audit.h"
#include "app/checkout_service.h"
#include "base/error.h"
#include "base/messages.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;

}  // namespace

std::vector<std::string> try_payment(ports::PaymentGateway& gateway, const Settings& settings,
                                     const base::Clock& clock, base::IdSource& ids,
                                     const std::string& email) {
  std::vector<std::string> names;
  for (const plans::Plan plan : {plans::Plan::basic, plans::Plan::premium}) {
    if (settings.plans.of(plan).price_cents == 0) continue;
    ports::CheckoutOrder order;
    order.id = ids.next_id();
    order.user_id = order.id;  // nobody's: what the provider reports of it finds no account
    order.email = email;
    order.plan = plan;
    order.price_cents = settings.plans.of(plan).price_cents;
    order.product_name = settings.product_name + " " + std::string(plans::display_name(plan));
    order.expires_at = clock.now() + checkout_lifetime;
    order.success_url = settings.public_address;
    order.cancel_url = settings.public_address;
    const std::string session_id = gateway.open_checkout(order).session_id;
    const auto closed = gateway.close_checkout(session_id);
    if (!closed || closed->progress != ports::CheckoutProgress::expired) {
      throw AppError(ErrorCode::unavailable, "payment_test_lost");
    }
    names.emplace_back(plans::display_name(plan));
  }
  return names;
}

std::string payment_test_sentence(const std::vector<std::string>& plan_names) {
  if (plan_names.empty()) return base::german_sentence("payment_test_nothing_for_sale");
  std::string names;
  for (const std::string& name : plan_names) names += (names.empty() ? "" : " und ") + name;
  const std::string arguments[] = {names};
  return base::german_sentence("payment_test_passed", arguments);
}

std::string PaymentTestService::run(const Session& admin) {
  if (gateway_ == nullptr) throw AppError(ErrorCode::conflict, "payment_test_unconfigured");
  const std::unique_lock lock(running_, std::try_to_lock);
  if (!lock) throw AppError(ErrorCode::conflict, "payment_test_running");
  storage_.write([&](ports::Stores& stores) {
    record_audit(stores, clock_.now(), admin.email, "audit_payment_tested");
  });
  return payment_test_sentence(try_payment(*gateway_, settings_, clock_, ids_, admin.email));
}

}  // namespace app
