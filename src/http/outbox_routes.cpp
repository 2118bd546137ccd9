#include "http/outbox_routes.h"

#include "base/iso8601.h"
#include "base/messages.h"
#include "http/query_parameters.h"
#include "http/reply.h"

namespace http {
namespace {

using Json = nlohmann::json;

Json time_json(const std::optional<base::Time>& time) {
  return time ? Json(base::to_iso8601(*time)) : Json(nullptr);
}

// {id, to, subject, text, createdAt, sentAt, nextTryAt, tries, error}
Json mail_json(const app::ports::StoredMail& mail) {
  return {{"id", mail.id},
          {"to", mail.recipient},
          {"subject", mail.subject},
          {"text", mail.text},
          {"createdAt", base::to_iso8601(mail.created_at)},
          {"sentAt", time_json(mail.sent_at)},
          {"nextTryAt", time_json(mail.next_try_at)},
          {"tries", mail.tries},
          {"error", mail.error.empty() ? Json(nullptr) : Json(mail.error)}};
}

void handle_list(Call& call, const app::OutboxService& outbox) {
  const app::OutboxPage page = outbox.list(query_page(call));
  Json mails = Json::array();
  for (const auto& mail : page.mails) mails.push_back(mail_json(mail));
  call.response.add_header("X-Total-Count", std::to_string(page.total));
  reply_json(call.response, mails);
}

void handle_retry(Call& call, app::OutboxService& outbox) {
  outbox.retry(call.signed_in(), call.path_parameter("id"));
  reply_nothing(call.response);
}

void handle_test(Call& call, app::MailTestService& test) {
  const std::string arguments[] = {test.run(call.signed_in())};
  reply_json(call.response,
             {{"success", true}, {"message", base::german_sentence("mail_test_sent", arguments)}});
}

}  // namespace

std::vector<Route> outbox_routes(app::OutboxService& outbox, app::MailTestService& test) {
  return {
      {Method::get, "/api/admin/outbox", Access::admin, [&outbox](Call& call) { handle_list(call, outbox); }},
      {Method::post, "/api/admin/outbox/:id/retry", Access::admin,
       [&outbox](Call& call) { handle_retry(call, outbox); }},
      {Method::post, "/api/admin/mail/test", Access::admin, [&test](Call& call) { handle_test(call, test); }},
  };
}

}  // namespace http
