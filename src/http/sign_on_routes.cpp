#include "http/sign_on_routes.h"

#include "accounts/login_name.h"
#include "base/error.h"
#include "base/messages.h"
#include "http/account_json.h"
#include "http/client_of.h"
#include "http/json_body.h"
#include "http/keyed_hash.h"
#include "http/reply.h"

namespace http {
namespace {

using base::AppError;
using base::ErrorCode;

constexpr std::string_view sign_in_page = "/auth/login";
constexpr std::string_view account_page = "/konto";
constexpr std::string_view done = "dienst=fertig";

std::string query_value(const Call& call, std::string_view name) {
  const auto found = call.request.query.find(name);
  return found == call.request.query.end() ? std::string() : found->second;
}

void lead_to(Call& call, std::string address) {
  call.response.status = 303;
  call.response.add_header("Location", std::move(address));
}

// To a page of the app, with how it went behind "#", which goes to no server.
void lead_to_page(Call& call, const SignOnRouteParts& parts, std::string_view page,
                  std::string_view outcome) {
  lead_to(call, parts.settings.base_path + std::string(page) + "#" + std::string(outcome));
}

std::string outcome_of(const AppError& error) {
  return "dienst=" + error.reason();
}

void handle_start(Call& call, const SignOnRouteParts& parts) {
  try {
    const app::SignOnTicket ticket = parts.service.begin();
    const std::string address = parts.service.address(parts.tickets.secrets(ticket));
    call.response.add_header("Set-Cookie", parts.tickets.cookie(ticket));
    lead_to(call, address);
  } catch (const AppError& error) {
    lead_to_page(call, parts, sign_in_page, outcome_of(error));
  }
}

// The browser is back.
void finish(Call& call, const SignOnRouteParts& parts, const app::SignOnTicket& ticket) {
  const app::ports::SignOnSecrets secrets = parts.tickets.secrets(ticket);
  if (!is_same_secret(query_value(call, "state"), secrets.state)) {
    throw AppError(ErrorCode::invalid, "sign_on_state_wrong");
  }
  const auto started = parts.service.finish(
      ticket, {query_value(call, "code"), query_value(call, "error"), query_value(call, "iss")}, secrets,
      client_of(call));
  if (!started) return;
  call.response.add_header("Set-Cookie",
                           session_cookie(parts.tokens.issue(*started), *started, parts.cookie));
}

void handle_return(Call& call, const SignOnRouteParts& parts) {
  const auto ticket = parts.tickets.read(call.request.header("Cookie"));
  const std::string_view page = ticket && !ticket->session_id.empty() ? account_page : sign_in_page;
  std::string outcome(done);
  try {
    if (!ticket) throw AppError(ErrorCode::invalid, "sign_on_state_wrong");
    finish(call, parts, *ticket);
  } catch (const AppError& error) {
    outcome = outcome_of(error);
  }
  call.response.add_header("Set-Cookie", parts.tickets.expired_cookie());
  lead_to_page(call, parts, page, outcome);
}

// What the app needs of the session whose cookie the browser came back with.
void handle_session(Call& call, const SignOnRouteParts& parts) {
  const app::Session& session = call.signed_in();
  if (!session.is_external) throw AppError(ErrorCode::not_found, "session_unknown");
  const app::Account account = parts.accounts.account(session);
  // Only now: on its way back from the provider the browser does not say which device it is.
  call.response.add_header("Set-Cookie",
                           parts.devices.remember(call.request.header("Cookie"),
                                                  accounts::login_key(accounts::login_of(account.user))));
  reply_json(call.response, {{"success", true},
                             {"token", parts.tokens.renew(call.session_token, account)},
                             {"user", to_json(account)},
                             {"message", base::german_sentence("signed_in")}});
}

// The sentence for what stands in the page's address. Only what this can be about: nobody puts other words on
// the page by a link.
void handle_problem(Call& call, const SignOnRouteParts& parts) {
  std::string reason = call.path_parameter("reason");
  const bool is_ours =
      reason.starts_with("sign_on_") || reason == "account_inactive" || reason == "session_missing";
  if (!is_ours) reason = "sign_on_refused";
  const AppError error(ErrorCode::unavailable, reason, {}, {parts.settings.sign_on.name});
  reply_json(call.response, {{"message", base::german_message(error)}});
}

void handle_sign_on_state(Call& call, const SignOnRouteParts& parts) {
  const app::SignOnState state = parts.service.state(call.signed_in());
  nlohmann::json answer = {{"name", nullptr}, {"isLinked", state.is_linked}};
  if (!state.name.empty()) answer["name"] = state.name;
  reply_json(call.response, answer);
}

std::string given_password(const Call& call) {
  const JsonBody body = JsonBody::parse(call.request.body);
  std::string password = body.text_or_empty("password");
  if (password.empty()) throw body.refuse("password", "password_missing");
  return password;
}

void handle_link(Call& call, const SignOnRouteParts& parts) {
  const app::SignOnTicket ticket = parts.service.begin_link(call.signed_in(), given_password(call));
  const std::string address = parts.service.address(parts.tickets.secrets(ticket));
  call.response.add_header("Set-Cookie", parts.tickets.cookie(ticket));
  reply_json(call.response, {{"address", address}});
}

void handle_unlink(Call& call, const SignOnRouteParts& parts) {
  parts.service.unlink(call.signed_in(), given_password(call));
  reply_nothing(call.response);
}

}  // namespace

std::vector<Route> sign_on_routes(const SignOnRouteParts& parts) {
  const auto bound = [&parts](void (*handle)(Call&, const SignOnRouteParts&)) -> Handler {
    return [handle, parts](Call& call) { handle(call, parts); };
  };
  constexpr std::string_view own = "/api/me/sign-on";
  return {
      {Method::get, "/api/sign-on/start", Access::anyone, bound(handle_start)},
      {Method::get, "/api/sign-on/callback", Access::anyone, bound(handle_return)},
      before_second_factor({Method::get, "/api/sign-on/session", Access::signed_in, bound(handle_session)}),
      {Method::get, "/api/sign-on/problems/:reason", Access::anyone, bound(handle_problem)},
      {Method::get, own, Access::signed_in, bound(handle_sign_on_state)},
      hashing({Method::post, own, Access::signed_in, bound(handle_link)}),
      hashing({Method::del, own, Access::signed_in, bound(handle_unlink)}),
  };
}

}  // namespace http
