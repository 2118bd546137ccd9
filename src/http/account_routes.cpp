#include "http/account_routes.h"

#include "accounts/login_name.h"
#include "base/messages.h"
#include "http/account_json.h"
#include "http/client_of.h"
#include "http/json_body.h"
#include "http/reply.h"

namespace http {
namespace {

using Json = nlohmann::json;

app::Registration registration_of(const JsonBody& body) {
  return {.email = body.text_or_empty("email"),
          .password = body.text_or_empty("password"),
          .first_name = body.text_or_empty("firstName"),
          .last_name = body.text_or_empty("lastName"),
          .code = body.text_or_empty("registrationCode")};
}

struct Credentials {
  std::string login;  // an address or a login name, in the field "email"
  std::string password;
  std::string code;  // of the second step; empty where none is asked for
};

Credentials credentials_of(const JsonBody& body) {
  Credentials credentials{body.text_or_empty("email"), body.text_or_empty("password"),
                          body.text_or_empty("code")};
  credentials.login = accounts::checked_login(credentials.login, "email");
  if (credentials.password.empty()) throw body.refuse("password", "password_missing");
  return credentials;
}

// A session's cookie of the name that ours had before goes with it, unless it is another program's.
void drop_former_cookie(Call& call, const AccountRouteParts& parts) {
  const std::string cookies = call.request.header("Cookie");
  for (const std::string_view value : cookies_named(cookies, former_session_cookie_name)) {
    if (!parts.tokens.is_our_own(value)) continue;
    call.response.add_header("Set-Cookie", expired_session_cookie(parts.cookie, former_session_cookie_name));
    return;
  }
}

// Signs the client in: the token in the body and as a cookie. `login` is what the account signed in with.
void reply_signed_in(Call& call, const AccountRouteParts& parts, const app::StartedSession& started,
                     const std::string& login, base::MessageKey message, int status = 200) {
  const std::string token = parts.tokens.issue(started);
  call.response.add_header("Set-Cookie", session_cookie(token, started, parts.cookie));
  call.response.add_header("Set-Cookie",
                           parts.devices.remember(call.request.header("Cookie"), accounts::login_key(login)));
  drop_former_cookie(call, parts);
  reply_json(call.response,
             {{"success", true},
              {"token", token},
              {"user", to_json(started.account)},
              {"message", base::german_sentence(message)}},
             status);
}

void sign_out_browser(Call& call, const AccountRouteParts& parts) {
  call.response.add_header("Set-Cookie", expired_session_cookie(parts.cookie));
  drop_former_cookie(call, parts);
}

// Who wants to sign in, and whether the account knows the device.
app::Client client_of_login(const Call& call, const AccountRouteParts& parts, const std::string& login) {
  app::Client client = client_of(call);
  client.known_device =
      parts.devices.device_known_to(call.request.header("Cookie"), accounts::login_key(login));
  return client;
}

void handle_register(Call& call, const AccountRouteParts& parts) {
  const JsonBody body = JsonBody::parse(call.request.body);
  const auto started = parts.accounts.register_user(registration_of(body), client_of(call));
  reply_signed_in(call, parts, started, started.account.user.email, "registered", 201);
}

void handle_login(Call& call, const AccountRouteParts& parts) {
  const Credentials given = credentials_of(JsonBody::parse(call.request.body));
  const auto started = parts.accounts.login(given.login, given.password,
                                            client_of_login(call, parts, given.login), given.code);
  reply_signed_in(call, parts, started, given.login, "signed_in");
}

void handle_admin_login(Call& call, const AccountRouteParts& parts) {
  const Credentials given = credentials_of(JsonBody::parse(call.request.body));
  const auto started = parts.accounts.admin_login(given.login, given.password,
                                                  client_of_login(call, parts, given.login), given.code);
  reply_signed_in(call, parts, started, given.login, "signed_in");
}

void handle_setup(Call& call, const AccountRouteParts& parts) {
  const JsonBody body = JsonBody::parse(call.request.body);
  std::optional<app::Audience> audience;
  if (body.has("audience")) audience = app::checked_audience(body.text("audience", any_text));
  const auto started =
      parts.setup.complete(body.text_or_empty("token"), registration_of(body), audience, client_of(call));
  reply_signed_in(call, parts, started, started.account.user.email, "set_up", 201);
}

// Also without a session, or with one that is over: who wants to be signed out is.
void handle_logout(Call& call, const AccountRouteParts& parts) {
  // Asked before: the provider may take a while, and nothing may keep the session from ending.
  std::string elsewhere;
  if (call.session) {
    elsewhere = parts.sign_on.sign_out_address(*call.session);
    parts.sessions.end(*call.session);
  }
  sign_out_browser(call, parts);
  if (elsewhere.empty()) return reply_nothing(call.response);
  reply_json(call.response, {{"signOutAt", elsewhere}});
}

void handle_get_me(Call& call, const AccountRouteParts& parts) {
  reply_json(call.response, to_json(parts.accounts.account(call.signed_in())));
}

void handle_change_me(Call& call, const AccountRouteParts& parts) {
  const JsonBody body = JsonBody::parse(call.request.body);
  app::AccountChanges changes;
  if (body.has("firstName")) changes.first_name = body.text("firstName", any_text);
  if (body.has("lastName")) changes.last_name = body.text("lastName", any_text);
  if (body.has("password")) changes.password = body.text("password", any_text);
  changes.current_password = body.text_or_empty("currentPassword");
  const app::Account account = parts.accounts.change(call.signed_in(), changes);
  Json answer = to_json(account);
  // The web app reads the name from its token.
  answer["token"] = parts.tokens.renew(call.session_token, account);
  reply_json(call.response, answer);
}

void handle_delete_me(Call& call, const AccountRouteParts& parts) {
  const JsonBody body = JsonBody::parse(call.request.body);
  parts.accounts.remove(call.signed_in(), body.text_or_empty("password"));
  sign_out_browser(call, parts);
  reply_nothing(call.response);
}

void handle_sessions(Call& call, const AccountRouteParts& parts) {
  Json sessions = Json::array();
  for (const app::OwnSession& session : parts.sessions.list(call.signed_in())) {
    sessions.push_back(to_json(session));
  }
  reply_json(call.response, sessions);
}

void handle_revoke_session(Call& call, const AccountRouteParts& parts) {
  parts.sessions.revoke(call.signed_in(), call.path_parameter("id"));
  reply_nothing(call.response);
}

void reply_message(Call& call, base::MessageKey message) {
  reply_json(call.response, {{"success", true}, {"message", base::german_sentence(message)}});
}

// The same answer for every address: it must not tell who has an account.
void handle_reset_request(Call& call, const AccountRouteParts& parts) {
  parts.resets.request(JsonBody::parse(call.request.body).text_or_empty("email"), client_of(call));
  const base::MessageKey message = parts.sends_mail ? base::MessageKey("reset_mail_on_its_way")
                                                    : base::MessageKey("reset_link_with_operators");
  reply_json(call.response,
             {{"success", true}, {"mailed", parts.sends_mail}, {"message", base::german_sentence(message)}});
}

void handle_reset(Call& call, const AccountRouteParts& parts) {
  const JsonBody body = JsonBody::parse(call.request.body);
  const std::string password = body.text_or_empty("password");
  if (password.empty()) throw body.refuse("password", "password_missing");
  parts.resets.complete(call.path_parameter("token"), password);
  reply_message(call, "password_reset");
}

void handle_premium_status(Call& call, const AccountRouteParts& parts) {
  const app::Account account = parts.accounts.account(call.signed_in());
  reply_json(call.response, {{"isPremium", account.plan == plans::Plan::premium}});
}

}  // namespace

std::vector<Route> account_routes(const AccountRouteParts& parts) {
  const auto bound = [&parts](void (*handle)(Call&, const AccountRouteParts&)) -> Handler {
    return [handle, parts](Call& call) { handle(call, parts); };
  };
  return {
      hashing({Method::post, "/api/register", Access::anyone, bound(handle_register)}),
      signing_in({Method::post, "/api/login", Access::anyone, bound(handle_login)}),
      signing_in({Method::post, "/api/admin/login", Access::anyone, bound(handle_admin_login)}),
      hashing({Method::post, "/api/setup", Access::anyone, bound(handle_setup)}),
      before_second_factor({Method::post, "/api/logout", Access::anyone, bound(handle_logout)}),
      {Method::post, "/api/reset-password", Access::anyone, bound(handle_reset_request)},
      hashing({Method::post, "/api/reset-password/:token", Access::anyone, bound(handle_reset)}),
      before_second_factor({Method::get, "/api/me", Access::signed_in, bound(handle_get_me)}),
      before_second_factor({Method::get, "/api/user", Access::signed_in, bound(handle_get_me)}),
      hashing({Method::patch, "/api/me", Access::signed_in, bound(handle_change_me)}),
      hashing({Method::del, "/api/me", Access::signed_in, bound(handle_delete_me)}),
      before_second_factor({Method::get, "/api/me/sessions", Access::signed_in, bound(handle_sessions)}),
      {Method::del, "/api/me/sessions/:id", Access::signed_in, bound(handle_revoke_session)},
      before_second_factor(
          {Method::get, "/api/check-premium-status", Access::signed_in, bound(handle_premium_status)}),
  };
}

}  // namespace http
