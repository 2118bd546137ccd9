#include "http/school_routes.h"

#include "accounts/account_rules.h"
#include "base/utf8.h"
#include "http/json_body.h"
#include "http/query_parameters.h"
#include "http/reply.h"
#include "http/request_origin.h"
#include "http/school_json.h"

namespace http {
namespace {

using Json = nlohmann::json;

// Names of classes have rules and sentences of their own; this only bounds them.
constexpr TextRule card_text{.min = 1, .max = accounts::max_email_length};

void handle_classes(Call& call, const app::SchoolService& school) {
  Json classes = Json::array();
  for (const auto& summary : school.classes(call.signed_in())) classes.push_back(to_json(summary));
  reply_json(call.response, classes);
}

void handle_class(Call& call, const app::SchoolService& school) {
  reply_json(call.response, to_json(school.view(call.signed_in(), call.path_parameter("id"))));
}

void handle_reset_class(Call& call, app::SchoolService& school) {
  reply_json(call.response, to_json(school.reset_class(call.signed_in(), call.path_parameter("id"))));
}

void handle_reset_pupil(Call& call, app::SchoolService& school) {
  const std::string& user_id = call.path_parameter("user");
  reply_json(call.response,
             to_json(school.reset_pupil(call.signed_in(), call.path_parameter("id"), user_id)));
}

books::LoginCard card_of(const JsonBody& body) {
  books::LoginCard card;
  card.class_name = body.text("className", card_text);
  card.name = std::string(base::trim(body.text_or_empty("firstName") + " " + body.text_or_empty("lastName")));
  card.login = body.text("login", card_text);
  card.password = body.text("password", card_text);
  return card;
}

// The passwords come back in the body from the browser that was given them: the server has kept none.
void handle_cards(Call& call, const app::SchoolService& school) {
  const JsonBody body = JsonBody::parse(call.request.body);
  app::CardOrder order;
  if (body.has("address")) {
    order.address = origin_of_url(body.text("address", any_text));
    if (order.address.empty()) throw body.refuse("address", "card_address_invalid");
  }
  for (const JsonBody& card : body.object_list("cards", accounts::max_roster_rows)) {
    order.cards.push_back(card_of(card));
  }
  call.response.add_header("Content-Disposition", "attachment; filename=\"anmeldekarten.pdf\"");
  reply_bytes(call.response, school.print_cards(order), "application/pdf");
}

void handle_set_open(Call& call, app::SchoolService& school) {
  const bool is_open = JsonBody::parse(call.request.body).flag("isOpen");
  reply_json(call.response, to_json(school.set_open(call.signed_in(), call.path_parameter("id"), is_open)));
}

void handle_open_class(Call& call, const app::SchoolService& school) {
  reply_json(call.response, {{"name", school.open_class(call.path_parameter("name"))}});
}

void handle_teachers(Call& call, const app::SchoolService& school) {
  Json teachers = Json::array();
  for (const accounts::User& user : school.possible_teachers()) {
    const std::string name(base::trim(user.first_name + " " + user.last_name));
    teachers.push_back({{"id", user.id}, {"name", name.empty() ? user.email : name}});
  }
  reply_json(call.response, teachers);
}

void handle_change_class(Call& call, app::SchoolService& school) {
  const JsonBody body = JsonBody::parse(call.request.body);
  app::ClassChanges changes;
  if (body.has("name")) changes.name = body.text("name", any_text);
  if (body.is_null("teacherId")) changes.teacher_id = "";
  if (body.has("teacherId")) changes.teacher_id = body.text("teacherId", any_text);
  reply_json(call.response, to_json(school.change(call.signed_in(), call.path_parameter("id"), changes)));
}

void handle_delete_class(Call& call, app::SchoolService& school) {
  const JsonBody body = JsonBody::parse(call.request.body);
  const std::string typed = body.text_or_empty("name");
  school.remove(call.signed_in(), call.path_parameter("id"), typed);
  reply_nothing(call.response);
}

void handle_add_pupil(Call& call, app::RosterImportService& import) {
  const JsonBody body = JsonBody::parse(call.request.body);
  const app::PupilName name{body.text_or_empty("firstName"), body.text_or_empty("lastName")};
  reply_json(call.response, to_json(import.add_pupil(call.signed_in(), call.path_parameter("id"), name)),
             201);
}

std::string utf8_query(const Call& call, const std::string& name) {
  std::string text = query_text(call, name).value_or("");
  if (!base::is_valid_utf8(text)) throw base::AppError(base::ErrorCode::invalid, "text_not_utf8", name);
  return text;
}

void handle_import(Call& call, app::RosterImportService& import) {
  const app::RosterOrder order{call.request.body, utf8_query(call, "class"), utf8_query(call, "teacher")};
  if (query_switch(call, "preview")) return reply_json(call.response, to_json(import.preview(order)));
  reply_json(call.response, to_json(import.run(call.signed_in(), order)), 201);
}

}  // namespace

std::vector<Route> school_routes(app::SchoolService& school, app::RosterImportService& import) {
  const auto reads = [&school](void (*handle)(Call&, const app::SchoolService&)) -> Handler {
    return [&school, handle](Call& call) { handle(call, school); };
  };
  const auto writes = [&school](void (*handle)(Call&, app::SchoolService&)) -> Handler {
    return [&school, handle](Call& call) { handle(call, school); };
  };
  return {
      {Method::get, "/api/school/classes", Access::teacher, reads(handle_classes)},
      {Method::get, "/api/school/classes/:id", Access::teacher, reads(handle_class)},
      {Method::put, "/api/school/classes/:id/address", Access::teacher, writes(handle_set_open)},
      {Method::get, "/api/public/classes/:name", Access::anyone, reads(handle_open_class)},
      heavy({Method::post, "/api/school/classes/:id/passwords", Access::teacher, writes(handle_reset_class)}),
      {Method::del, "/api/school/classes/:id/pupils/:user", Access::teacher,
       [&school](Call& call) {
         school.remove_pupil(call.signed_in(), call.path_parameter("id"), call.path_parameter("user"));
         reply_nothing(call.response);
       }},
      hashing({Method::post, "/api/school/classes/:id/pupils", Access::teacher,
               [&import](Call& call) { handle_add_pupil(call, import); }}),
      hashing({Method::post, "/api/school/classes/:id/pupils/:user/password", Access::teacher,
               writes(handle_reset_pupil)}),
      taking(document_body_limit_bytes,
             heavy({Method::post, "/api/school/cards", Access::teacher, reads(handle_cards)})),
      {Method::get, "/api/admin/teachers", Access::admin, reads(handle_teachers)},
      {Method::patch, "/api/admin/classes/:id", Access::admin, writes(handle_change_class)},
      {Method::del, "/api/admin/classes/:id", Access::admin, writes(handle_delete_class)},
      taking(document_body_limit_bytes,
             heavy({Method::post, "/api/admin/users/import", Access::admin,
                    [&import](Call& call) { handle_import(call, import); }, BodyKind::raw})),
  };
}

}  // namespace http
