#include "http/legal_routes.h"

#include "base/iso8601.h"
#include "http/json_body.h"
#include "http/reply.h"

namespace http {
namespace {

using Json = nlohmann::json;

constexpr TextRule type_text{.min = 1, .max = 100};
// Its length has a rule of its own.
constexpr TextRule content_text{
    .min = 0, .max = 2 * app::max_legal_text_length, .trim = Trim::no, .lines = Lines::many};

// {content, version, updatedAt}; updatedAt is null for a text that was never saved.
Json text_json(const app::ports::LegalText& text) {
  Json json = {{"content", text.html}, {"version", text.version}, {"updatedAt", nullptr}};
  if (text.version > 0) json["updatedAt"] = base::to_iso8601(text.saved_at);
  return json;
}

void handle_published(Call& call, const app::LegalService& legal) {
  reply_json(call.response, legal.published());
}

void handle_editor(Call& call, const app::LegalService& legal) {
  Json body = Json::object();
  for (const auto& [type, text] : legal.editable()) {
    body[type] = text_json(text.saved);
    body[type]["template"] = text.draft;
  }
  reply_json(call.response, body);
}

void handle_save(Call& call, app::LegalService& legal) {
  const JsonBody body = JsonBody::parse(call.request.body);
  const std::string type = body.text("type", type_text);
  std::optional<int> version;
  if (const auto given = body.optional_integer("version", {0, 1'000'000'000})) {
    version = static_cast<int>(*given);
  }
  Json answer =
      text_json(legal.save(call.signed_in(), type, body.text_or_empty("content", content_text), version));
  answer["success"] = true;
  answer["type"] = type;
  reply_json(call.response, answer);
}

void handle_preview(Call& call, const app::LegalService& legal) {
  const JsonBody body = JsonBody::parse(call.request.body);
  reply_json(call.response, {{"content", legal.preview(body.text("type", type_text),
                                                       body.text_or_empty("content", content_text))}});
}

}  // namespace

std::vector<Route> legal_routes(app::LegalService& legal) {
  return {
      {Method::get, "/api/admin/legal-texts", Access::anyone,
       [&legal](Call& call) { handle_published(call, legal); }},
      {Method::get, "/api/admin/legal-texts/editor", Access::admin,
       [&legal](Call& call) { handle_editor(call, legal); }},
      taking(document_body_limit_bytes, heavy({Method::post, "/api/admin/legal-texts", Access::admin,
                                               [&legal](Call& call) { handle_save(call, legal); }})),
      taking(document_body_limit_bytes, heavy({Method::post, "/api/admin/legal-texts/preview", Access::admin,
                                               [&legal](Call& call) { handle_preview(call, legal); }})),
  };
}

}  // namespace http
