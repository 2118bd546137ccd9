#include "http/share_routes.h"

#include "base/error.h"
#include "http/json_body.h"
#include "http/query_parameters.h"
#include "http/reply.h"
#include "http/request_origin.h"
#include "http/share_json.h"

namespace http {
namespace {

using app::SharedBookService;
using app::ShareService;
using Json = nlohmann::json;

// The rules of names and days stand in app; here a text is only kept from being absurd.
constexpr TextRule share_text{.min = 0, .max = 1000};

std::string text_or_nothing(const JsonBody& body, const char* field) {
  return body.optional_text(field, share_text).value_or("");
}

void handle_create(Call& call, ShareService& shares) {
  const JsonBody body = JsonBody::parse(call.request.body);
  app::ShareOrder order;
  order.book_id = body.text("book", id_rule);
  order.class_id = body.optional_text("classId", id_rule);
  order.last_day = text_or_nothing(body, "lastDay");
  reply_json(call.response, to_json(shares.create(call.signed_in(), order)), 201);
}

void handle_list(Call& call, const ShareService& shares) {
  Json list = Json::array();
  for (const auto& summary : shares.list(call.signed_in())) list.push_back(to_json(summary));
  reply_json(call.response, list);
}

void handle_view(Call& call, const ShareService& shares) {
  reply_json(call.response, to_json(shares.view(call.signed_in(), call.path_parameter("id"))));
}

void handle_works(Call& call, const ShareService& shares) {
  reply_json(call.response, works_json(shares.works(call.signed_in(), call.path_parameter("id"),
                                                    call.path_parameter("artist"))));
}

void handle_change(Call& call, ShareService& shares) {
  const JsonBody body = JsonBody::parse(call.request.body);
  app::ShareChange change;
  change.ends_now = body.flag("endsNow", false);
  change.last_day = body.optional_text("lastDay", share_text);
  reply_json(call.response, to_json(shares.change(call.signed_in(), call.path_parameter("id"), change)));
}

void handle_renew(Call& call, ShareService& shares) {
  reply_json(call.response, to_json(shares.renew_link(call.signed_in(), call.path_parameter("id"))));
}

void handle_remove(Call& call, ShareService& shares) {
  shares.remove(call.signed_in(), call.path_parameter("id"));
  reply_nothing(call.response);
}

void handle_remove_artist(Call& call, ShareService& shares) {
  shares.remove_artist(call.signed_in(), call.path_parameter("id"), call.path_parameter("artist"));
  reply_nothing(call.response);
}

void handle_remove_work(Call& call, ShareService& shares) {
  shares.remove_work(call.signed_in(), call.path_parameter("id"), call.path_parameter("artist"),
                     call.path_parameter("picture"));
  reply_nothing(call.response);
}

// The secret part of the link comes in the body, so that a sheet is never one of a link that was renewed
// meanwhile.
void handle_sheet(Call& call, const ShareService& shares) {
  const JsonBody body = JsonBody::parse(call.request.body);
  app::InvitationOrder order{call.path_parameter("id"), body.text("token", id_rule), ""};
  if (body.has("address")) {
    order.address = origin_of_url(body.text("address", share_text));
    if (order.address.empty()) throw body.refuse("address", "card_address_invalid");
  }
  const std::string format = query_text(call, "format").value_or("pdf");
  if (format == "svg") {
    return reply_bytes(call.response, shares.qr_svg(call.signed_in(), order), "image/svg+xml");
  }
  if (format != "pdf") {
    throw base::AppError(base::ErrorCode::invalid, "image_format_unknown", "format");
  }
  call.response.add_header("Content-Disposition", "attachment; filename=\"scanne-mich.pdf\"");
  reply_bytes(call.response, shares.invitation(call.signed_in(), order), "application/pdf");
}

void handle_open(Call& call, const SharedBookService& shared) {
  const std::string& way = call.path_parameter("way");
  reply_json(call.response, to_json(shared.open(call.session, way), way));
}

void handle_picture(Call& call, const SharedBookService& shared) {
  reply_bytes(call.response,
              shared.picture_svg(call.session, call.path_parameter("way"), call.path_parameter("picture")),
              "image/svg+xml");
  // Not longer than a lesson: a share can be ended.
  call.response.add_header("Cache-Control", "private, max-age=3600");
}

void handle_join(Call& call, SharedBookService& shared) {
  const JsonBody body = JsonBody::parse(call.request.body);
  const app::JoinOrder order{text_or_nothing(body, "name"), text_or_nothing(body, "pupil")};
  reply_json(call.response, to_json(shared.join(call.session, call.path_parameter("way"), order)), 201);
}

void handle_put_work(Call& call, SharedBookService& shared) {
  const JsonBody body = JsonBody::parse(call.request.body);
  const app::WorkOrder order{body.text("artist", id_rule), text_or_nothing(body, "key"),
                             call.path_parameter("picture"), strokes_of(body)};
  shared.put_work(call.session, call.path_parameter("way"), order);
  reply_nothing(call.response);
}

void handle_of_pupil(Call& call, const SharedBookService& shared) {
  Json list = Json::array();
  for (const auto& summary : shared.of_pupil(call.signed_in())) {
    list.push_back({{"id", summary.share.id}, {"title", summary.title}});
  }
  reply_json(call.response, list);
}

std::vector<Route> routes_of_teachers(ShareService& shares) {
  const auto reads = [&shares](void (*handle)(Call&, const ShareService&)) -> Handler {
    return [&shares, handle](Call& call) { handle(call, shares); };
  };
  const auto writes = [&shares](void (*handle)(Call&, ShareService&)) -> Handler {
    return [&shares, handle](Call& call) { handle(call, shares); };
  };
  return {
      {Method::get, "/api/school/shares", Access::teacher, reads(handle_list)},
      {Method::post, "/api/school/shares", Access::teacher, writes(handle_create)},
      {Method::get, "/api/school/shares/:id", Access::teacher, reads(handle_view)},
      {Method::patch, "/api/school/shares/:id", Access::teacher, writes(handle_change)},
      {Method::del, "/api/school/shares/:id", Access::teacher, writes(handle_remove)},
      {Method::post, "/api/school/shares/:id/link", Access::teacher, writes(handle_renew)},
      heavy({Method::post, "/api/school/shares/:id/sheet", Access::teacher, reads(handle_sheet)}),
      {Method::get, "/api/school/shares/:id/artists/:artist", Access::teacher, reads(handle_works)},
      {Method::del, "/api/school/shares/:id/artists/:artist", Access::teacher, writes(handle_remove_artist)},
      {Method::del, "/api/school/shares/:id/artists/:artist/works/:picture", Access::teacher,
       writes(handle_remove_work)},
  };
}

}  // namespace

std::vector<Route> share_routes(ShareService& shares, SharedBookService& shared_books) {
  std::vector<Route> routes = routes_of_teachers(shares);
  const auto reads = [&](void (*handle)(Call&, const SharedBookService&)) -> Handler {
    return [&shared_books, handle](Call& call) { handle(call, shared_books); };
  };
  const auto writes = [&](void (*handle)(Call&, SharedBookService&)) -> Handler {
    return [&shared_books, handle](Call& call) { handle(call, shared_books); };
  };
  const std::vector<Route> open = {
      {Method::get, "/api/me/shares", Access::signed_in, reads(handle_of_pupil)},
      shared({Method::get, "/api/shared/:way", Access::anyone, reads(handle_open)}),
      shared({Method::get, "/api/shared/:way/pictures/:picture", Access::anyone, reads(handle_picture)}),
      shared({Method::post, "/api/shared/:way/artists", Access::anyone, writes(handle_join)}),
      taking(order_body_limit_bytes, shared({Method::put, "/api/shared/:way/works/:picture", Access::anyone,
                                             writes(handle_put_work)})),
  };
  routes.insert(routes.end(), open.begin(), open.end());
  return routes;
}

}  // namespace http
