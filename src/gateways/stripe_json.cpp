#include "gateways/stripe_json.h"

#include <algorithm>
#include <cstdint>

namespace gateways {
namespace {

using Json = nlohmann::json;
using app::ports::CheckoutProgress;

// A text; empty where it is absent or null.
std::string text_or_empty(const Json& object, const char* name) {
  const auto found = object.find(name);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

// The id of another object, which Stripe gives as a text or as the whole object.
std::string reference(const Json& object, const char* name) {
  const auto found = object.find(name);
  if (found == object.end()) return {};
  return found->is_object() ? text_or_empty(*found, "id") : text_or_empty(object, name);
}

const Json& child(const Json& object, const char* name) {
  static const Json nothing = Json::object();
  const auto found = object.find(name);
  return found != object.end() && found->is_object() ? *found : nothing;
}

base::Time moment(std::int64_t seconds) {
  return base::Time{std::chrono::seconds{seconds}};
}

base::Time period_end(const Json& subscription, const Json& items) {
  std::int64_t latest = 0;
  for (const Json& item : items) {
    const auto end = item.find("current_period_end");
    if (end != item.end() && end->is_number_integer()) latest = std::max(latest, end->get<std::int64_t>());
  }
  if (latest > 0) return moment(latest);
  return moment(subscription.at("current_period_end").get<std::int64_t>());
}

std::optional<plans::Plan> plan_of(const std::string& price_id, const std::string& ordered,
                                   const StripePrices& prices) {
  if (!price_id.empty() && price_id == prices.basic) return plans::Plan::basic;
  if (!price_id.empty() && price_id == prices.premium) return plans::Plan::premium;
  const auto plan = plans::parse_plan(ordered);
  return plan && *plan != plans::Plan::free ? plan : std::nullopt;
}

CheckoutProgress progress_of(const std::string& word) {
  if (word == "complete") return CheckoutProgress::complete;
  return word == "expired" ? CheckoutProgress::expired : CheckoutProgress::open;
}

}  // namespace

app::ports::PaidSubscription subscription_from(const Json& object, const StripePrices& prices) {
  const Json& items = object.at("items").at("data");
  const Json& price = child(items.at(0), "price");
  const Json& metadata = child(object, "metadata");
  app::ports::PaidSubscription subscription;
  subscription.id = object.at("id").get<std::string>();
  subscription.customer_id = reference(object, "customer");
  subscription.status = object.at("status").get<std::string>();
  subscription.user_id = text_or_empty(metadata, "user_id");
  subscription.plan = plan_of(text_or_empty(price, "id"), text_or_empty(metadata, "plan"), prices);
  const auto amount = price.find("unit_amount");
  if (amount != price.end() && amount->is_number_integer()) subscription.amount_cents = amount->get<int>();
  subscription.current_period_end = period_end(object, items);
  subscription.cancel_at_period_end = object.value("cancel_at_period_end", false);
  subscription.created_at = moment(object.at("created").get<std::int64_t>());
  // The billing portal of newer versions sets a date instead.
  const auto cancel_at = object.find("cancel_at");
  if (cancel_at != object.end() && cancel_at->is_number_integer() &&
      moment(cancel_at->get<std::int64_t>()) <= subscription.current_period_end) {
    subscription.cancel_at_period_end = true;
  }
  return subscription;
}

app::ports::CheckoutSession checkout_from(const Json& object) {
  return {object.at("id").get<std::string>(), progress_of(object.at("status").get<std::string>()),
          reference(object, "subscription"), reference(object, "customer")};
}

app::ports::PaymentEvent event_from(const Json& event) {
  app::ports::PaymentEvent out;
  out.id = event.at("id").get<std::string>();
  out.type = event.at("type").get<std::string>();
  const Json& object = event.at("data").at("object");
  if (out.type.starts_with("checkout.session.")) {
    out.session_id = object.at("id").get<std::string>();
  } else if (out.type.starts_with("customer.subscription.")) {
    out.subscription_id = object.at("id").get<std::string>();
  } else if (out.type.starts_with("invoice.")) {
    out.subscription_id = reference(child(child(object, "parent"), "subscription_details"), "subscription");
    if (out.subscription_id.empty()) out.subscription_id = reference(object, "subscription");
  }
  return out;
}

}  // namespace gateways
