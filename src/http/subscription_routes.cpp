#include "http/subscription_routes.h"

#include <httplib.h>

#include "base/error.h"
#include "base/iso8601.h"
#include "http/json_body.h"
#include "http/query_parameters.h"
#include "http/reply.h"

namespace http {
namespace {

using Json = nlohmann::json;

Json subscription_json(const app::ports::StoredSubscription& subscription) {
  return {{"id", subscription.id},
          {"userEmail", subscription.user_email},
          {"plan", {{"name", plans::display_name(subscription.plan)}, {"amount", subscription.amount_cents}}},
          {"status", subscription.status},
          {"currentPeriodEnd", base::to_iso8601(subscription.current_period_end)},
          {"cancelAtPeriodEnd", subscription.cancel_at_period_end}};
}

void handle_list(Call& call, const app::SubscriptionService& subscriptions) {
  const app::SubscriptionList list = subscriptions.list(query_page(call));
  Json entries = Json::array();
  for (const auto& subscription : list.subscriptions) entries.push_back(subscription_json(subscription));
  call.response.set_header("X-Total-Count", std::to_string(list.total));
  reply_json(call.response, entries);
}

void handle_cancel(Call& call, app::SubscriptionService& subscriptions) {
  subscriptions.cancel(call.signed_in(), call.path_parameter("id"));
  reply_json(call.response, {{"success", true}});
}

void handle_own(Call& call, const app::SubscriptionService& subscriptions) {
  const auto own = subscriptions.own(call.signed_in());
  reply_json(call.response, own ? subscription_json(*own) : Json(nullptr));
}

void handle_cancel_own(Call& call, app::SubscriptionService& subscriptions) {
  subscriptions.cancel_own(call.signed_in());
  reply_json(call.response, {{"success", true}});
}

// This version sells nothing: who configures payment is told so at the start (cli/settings.h).
void handle_checkout(Call& call) {
  JsonBody::parse(call.request.body);
  throw base::AppError(base::ErrorCode::unavailable, "payment_not_configured");
}

}  // namespace

std::vector<Route> subscription_routes(app::SubscriptionService& subscriptions) {
  return {
      {Method::get, "/api/admin/subscriptions", Access::admin,
       [&subscriptions](Call& call) { handle_list(call, subscriptions); }},
      {Method::post, "/api/admin/subscriptions/:id/cancel", Access::admin,
       [&subscriptions](Call& call) { handle_cancel(call, subscriptions); }},
      {Method::get, "/api/subscription", Access::signed_in,
       [&subscriptions](Call& call) { handle_own(call, subscriptions); }},
      {Method::post, "/api/subscription/cancel", Access::signed_in,
       [&subscriptions](Call& call) { handle_cancel_own(call, subscriptions); }},
      {Method::post, "/api/create-checkout-session", Access::anyone, handle_checkout},
  };
}

}  // namespace http
