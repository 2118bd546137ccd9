#include "http/book_edit_routes.h"

#include "base/error.h"
#include "http/answer_file.h"
#include "http/book_edit_json.h"
#include "http/book_json.h"
#include "http/book_routes.h"
#include "http/query_parameters.h"
#include "http/reply.h"

namespace http {
namespace {

constexpr int most_turns = 1'000'000;

void handle_change(Call& call, app::BookEditService& edits) {
  const app::BookEdit edit = book_edit_of(JsonBody::parse(call.request.body));
  reply_json(call.response, to_json(edits.change(call.signed_in(), call.path_parameter("id"), edit)));
}

void handle_copy(Call& call, app::BookEditService& edits) {
  const std::string id = edits.copy(call.signed_in(), call.path_parameter("id"));
  reply_json(call.response, {{"success", true}, {"id", id}}, 201);
}

void handle_story(Call& call, const app::BookEditService& edits) {
  const int turn = query_integer(call, "turn", "story_turn_invalid").value_or(0);
  if (turn < 0 || turn > most_turns) {
    throw base::AppError(base::ErrorCode::invalid, "story_turn_invalid", "turn");
  }
  reply_json(call.response, to_json(edits.tell(call.signed_in(), call.path_parameter("id"), turn)));
}

void handle_allowance(Call& call, const app::BookEditService& edits) {
  reply_json(call.response, to_json(edits.allowance(call.signed_in())));
}

void handle_class_set(Call& call, app::ClassSetService& sets) {
  const app::ClassSet set =
      sets.make(call.signed_in(), call.path_parameter("id"), call.path_parameter("book"));
  reply_file(call.response, set.file.path(), "klassensatz.zip", "application/zip");
  call.response.set_header("Content-Disposition", file_disposition(set.title, ".zip"));
}

}  // namespace

std::vector<Route> book_edit_routes(app::BookEditService& edits, app::ClassSetService& sets) {
  return {
      taking(document_body_limit_bytes, {Method::put, "/api/coloring-books/:id", Access::signed_in,
                                         [&edits](Call& call) { handle_change(call, edits); }}),
      {Method::post, "/api/coloring-books/:id/copy", Access::signed_in,
       [&edits](Call& call) { handle_copy(call, edits); }},
      heavy({Method::get, "/api/coloring-books/:id/story", Access::signed_in,
             [&edits](Call& call) { handle_story(call, edits); }}),
      {Method::get, "/api/me/allowance", Access::signed_in,
       [&edits](Call& call) { handle_allowance(call, edits); }},
      heavy({Method::get, "/api/school/classes/:id/books/:book", Access::teacher,
             [&sets](Call& call) { handle_class_set(call, sets); }}),
  };
}

}  // namespace http
