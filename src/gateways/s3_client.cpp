#include "gateways/s3_client.h"

#include <string_view>
#include <system_error>
#include <utility>

#include "base/messages.h"
#include "base/system_error.h"

namespace gateways {
namespace {

std::string host_of(const std::string& base) {
  return base.substr(base.find("://") + 3);
}

// What a store says of a request that it refuses: "403 SignatureDoesNotMatch".
S3Error refusal_of(const HttpReply& reply) {
  std::size_t from = 0;
  const std::string code = s3_element(reply.body, "Code", from);
  return {reply.status, code, std::to_string(reply.status) + (code.empty() ? "" : " " + code)};
}

}  // namespace

std::string s3_element(const std::string& xml, std::string_view name, std::size_t& from) {
  const std::string open = "<" + std::string(name) + ">", close = "</" + std::string(name) + ">";
  const std::size_t begin = xml.find(open, from);
  const std::size_t end = begin == std::string::npos ? begin : xml.find(close, begin);
  if (end == std::string::npos) {
    from = std::string::npos;
    return {};
  }
  from = end + close.size();
  return xml.substr(begin + open.size(), end - begin - open.size());
}

S3Client::S3Client(S3Options options, const base::Clock& clock)
    : options_(std::move(options)),
      clock_(clock),
      http_({options_.base, options_.connect_timeout, options_.answer_timeout,
             options_.largest_answer_bytes}) {}

std::string S3Client::location() const {
  return options_.base + "/" + options_.bucket + (options_.prefix.empty() ? "" : "/" + options_.prefix);
}

HttpReply S3Client::send(HttpRequest request, const std::string& object,
                         const std::map<std::string, std::string>& query,
                         const std::string& payload_sha256) const {
  const base::Time now = clock_.now();
  S3Request to_sign;
  to_sign.method = request.method;
  to_sign.path = "/" + s3_encoded(options_.bucket, true);
  if (!object.empty()) to_sign.path += "/" + s3_encoded(options_.prefix + object, false);
  to_sign.query = query;
  to_sign.payload_sha256 = payload_sha256;
  to_sign.headers = {{"host", host_of(options_.base)},
                     {"x-amz-content-sha256", payload_sha256},
                     {"x-amz-date", s3_time(now)}};
  request.path = to_sign.path + (query.empty() ? "" : "?" + s3_query(query));
  for (const auto& [name, value] : to_sign.headers) request.headers.emplace_back(name, value);
  request.headers.emplace_back("authorization", s3_authorization(to_sign, options_.account, now));
  try {
    HttpReply reply = http_.send(request);
    if (reply.status / 100 == 2) return reply;
    throw refusal_of(reply);
  } catch (const HttpError&) {
    throw S3Error(0, {}, base::german_sentence("backup_silent"));
  } catch (const std::system_error& error) {
    throw S3Error(0, {}, base::german_system_error(error.code().value()));
  }
}

}  // namespace gateways
