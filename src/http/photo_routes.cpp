#include "http/photo_routes.h"

#include <string>
#include <utility>

#include "base/error.h"
#include "http/multipart.h"
#include "http/photo_json.h"
#include "http/picture_json.h"
#include "http/reply.h"

namespace http {
namespace {

using base::AppError;
using base::ErrorCode;

app::PhotoOrder order_of(const Call& call) {
  constexpr std::size_t most_parts = 4;
  const FormParts parts = read_form(call.request.header("Content-Type"), call.request.body, most_parts);
  const auto file = parts.find("file"), wishes = parts.find("wishes");
  if (file == parts.end() || file->second.empty())
    throw AppError(ErrorCode::invalid, "image_missing", "file");
  if (file->second.size() > most_upload_bytes)
    throw AppError(ErrorCode::invalid, "image_file_too_large", "file",
                   {std::to_string(most_upload_bytes >> 20)});
  if (wishes == parts.end()) throw AppError(ErrorCode::invalid, "photo_wishes_missing", "wishes");
  return {file->second, photo_wishes_of(wishes->second)};
}

}  // namespace

std::vector<Route> photo_routes(app::PhotoService& photos) {
  const auto upload = [](std::string_view pattern, Handler handler) {
    return taking(upload_body_limit_bytes,
                  heavy({Method::post, pattern, Access::signed_in, std::move(handler), BodyKind::raw}));
  };
  return {
      upload("/api/pictures/upload/preview",
             [&photos](Call& call) {
               reply_json(call.response, to_json(photos.preview(call.signed_in(), order_of(call))));
             }),
      upload("/api/pictures/upload",
             [&photos](Call& call) {
               reply_json(call.response, to_json(photos.keep(call.signed_in(), order_of(call))), 201);
             }),
  };
}

}  // namespace http
