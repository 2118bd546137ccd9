#include "http/admin_routes.h"

#include "base/error.h"
#include "base/iso8601.h"
#include "base/messages.h"
#include "base/utf8.h"
#include "http/account_json.h"
#include "http/json_body.h"
#include "http/query_parameters.h"
#include "http/reply.h"
#include "http/words.h"

namespace http {
namespace {

using Json = nlohmann::json;

// Lengths of account fields have rules and sentences of their own; this only bounds them.

Json day_json(const app::DayFigures& day) {
  return {{"date", day.date}, {"pages", day.pages}, {"books", day.books}};
}

void handle_statistics(Call& call, const app::DashboardService& dashboard, const app::OutboxService& outbox,
                       const app::Settings& settings) {
  const app::Dashboard board = dashboard.figures();
  Json body = {{"totalUsers", board.total_users},
               {"activeUsers", board.active_users},
               {"premiumUsers", board.premium_users},
               {"totalBooks", board.total_books},
               {"recentUsers", Json::array()},
               {"recentBooks", Json::array()},
               {"days", Json::array()}};
  for (const auto& user : board.recent_users) {
    body["recentUsers"].push_back(
        {{"id", user.id}, {"email", user.email}, {"createdAt", base::to_iso8601(user.created_at)}});
  }
  for (const auto& book : board.recent_books) {
    body["recentBooks"].push_back(
        {{"id", book.id}, {"title", book.title}, {"createdAt", base::to_iso8601(book.created_at)}});
  }
  for (const app::DayFigures& day : board.days) body["days"].push_back(day_json(day));
  const app::ports::MailCounts mails = outbox.counts();
  body["publicAddress"] = settings.has_public_address;
  body["mail"] = {{"configured", settings.has_mail_server},
                  {"held", settings.has_mail_server && !settings.sends_mail()},
                  {"waiting", mails.waiting},
                  {"failed", mails.failed}};
  reply_json(call.response, body);
}

void handle_users(Call& call, const app::UserAdminService& users) {
  const std::string part = query_text(call, "q").value_or("");
  if (!base::is_valid_utf8(part)) throw base::AppError(base::ErrorCode::invalid, "text_not_utf8", "q");
  const app::UserList list = users.list(part, query_page(call));
  Json entries = Json::array();
  for (const app::Account& user : list.users) entries.push_back(to_json(user));
  call.response.add_header("X-Total-Count", std::to_string(list.total));
  reply_json(call.response, entries);
}

accounts::Role role_of(const JsonBody& body) {
  return parse_word(body.text("role", any_text), role_words, "role", "role_unknown");
}

void handle_create_user(Call& call, app::UserAdminService& users) {
  const JsonBody body = JsonBody::parse(call.request.body);
  app::NewUser wish;
  wish.email = body.text_or_empty("email");
  wish.password = body.text_or_empty("passwordHash");  // the specification's name for the plain password
  wish.first_name = body.text_or_empty("firstName");
  wish.last_name = body.text_or_empty("lastName");
  if (body.has("role")) wish.role = role_of(body);
  reply_json(call.response, to_json(users.create(call.signed_in(), wish)), 201);
}

void handle_change_user(Call& call, app::UserAdminService& users) {
  const JsonBody body = JsonBody::parse(call.request.body);
  app::UserChanges changes;
  if (body.has("isPremium")) changes.is_premium = body.flag("isPremium");
  if (body.has("isActive")) changes.is_active = body.flag("isActive");
  if (body.has("role")) changes.role = role_of(body);
  if (body.has("firstName")) changes.first_name = body.text("firstName", any_text);
  if (body.has("lastName")) changes.last_name = body.text("lastName", any_text);
  if (body.has("passwordHash")) changes.password = body.text("passwordHash", any_text);
  reply_json(call.response, to_json(users.change(call.signed_in(), call.path_parameter("id"), changes)));
}

void handle_delete_user(Call& call, app::UserAdminService& users) {
  users.remove(call.signed_in(), call.path_parameter("id"));
  reply_nothing(call.response);
}

void handle_reset_second_factor(Call& call, app::UserAdminService& users) {
  reply_json(call.response, to_json(users.reset_second_factor(call.signed_in(), call.path_parameter("id"))));
}

void handle_audit(Call& call, const app::DashboardService& dashboard) {
  const app::AuditPage page = dashboard.audit(query_page(call));
  Json entries = Json::array();
  for (const auto& entry : page.entries) {
    const std::string arguments[] = {entry.subject};
    entries.push_back({{"at", base::to_iso8601(entry.at)},
                       {"actor", entry.actor},
                       {"action", entry.action},
                       {"subject", entry.subject},
                       {"text", base::stored_sentence(entry.action, arguments)}});
  }
  call.response.add_header("X-Total-Count", std::to_string(page.total));
  reply_json(call.response, entries);
}

}  // namespace

std::vector<Route> admin_routes(app::UserAdminService& users, const app::DashboardService& dashboard,
                                const app::OutboxService& outbox, const app::Settings& settings) {
  return {
      {Method::get, "/api/admin/statistics", Access::admin,
       [&](Call& call) { handle_statistics(call, dashboard, outbox, settings); }},
      {Method::get, "/api/admin/users", Access::admin, [&users](Call& call) { handle_users(call, users); }},
      hashing({Method::post, "/api/admin/users", Access::admin,
               [&users](Call& call) { handle_create_user(call, users); }}),
      hashing({Method::patch, "/api/admin/users/:id", Access::admin,
               [&users](Call& call) { handle_change_user(call, users); }}),
      {Method::del, "/api/admin/users/:id", Access::admin,
       [&users](Call& call) { handle_delete_user(call, users); }},
      {Method::del, "/api/admin/users/:id/second-factor", Access::admin,
       [&users](Call& call) { handle_reset_second_factor(call, users); }},
      {Method::get, "/api/admin/audit", Access::admin,
       [&dashboard](Call& call) { handle_audit(call, dashboard); }},
  };
}

}  // namespace http
