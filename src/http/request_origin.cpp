#include "http/request_origin.h"

#include <algorithm>

#include "http/request_head.h"

namespace http {
namespace {

std::string_view host_of_origin(std::string_view origin) {
  const std::size_t scheme = origin.find("://");
  return scheme == std::string_view::npos ? std::string_view() : origin.substr(scheme + 3);
}

}  // namespace

OriginVerdict judge_origin(const RequestOrigin& request, std::string_view public_origin) {
  if (!request.sec_fetch_site.empty()) {
    const bool is_own = equal_ignoring_case(request.sec_fetch_site, "same-origin") ||
                        equal_ignoring_case(request.sec_fetch_site, "none");
    if (!is_own) return OriginVerdict::foreign;
    // The browser has compared them itself, with the address that it really called: no page can write this
    // header, and no proxy between us can have hidden the host or the port from it.
    if (request.origin.empty() || equal_ignoring_case(request.sec_fetch_site, "same-origin"))
      return OriginVerdict::own;
  }
  if (request.origin.empty()) return OriginVerdict::unknown;
  if (!public_origin.empty() && equal_ignoring_case(request.origin, public_origin)) return OriginVerdict::own;
  const std::string_view host = host_of_origin(request.origin);  // empty for "null"
  return !host.empty() && equal_ignoring_case(host, request.host) ? OriginVerdict::own
                                                                  : OriginVerdict::foreign;
}

std::string origin_of_url(std::string_view url) {
  std::string lower(url);
  std::transform(lower.begin(), lower.end(), lower.begin(), [](unsigned char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : static_cast<char>(c);
  });
  if (!lower.starts_with("http://") && !lower.starts_with("https://")) return {};
  const std::size_t host = lower.find("://") + 3;
  const std::size_t end = std::min(lower.find_first_of("/?#", host), lower.size());
  if (end == host) return {};
  std::string origin = lower.substr(0, end);
  // Browsers leave out a port that the scheme implies.
  for (const auto& [scheme, port] : {std::pair{"https://", ":443"}, std::pair{"http://", ":80"}})
    if (origin.starts_with(scheme) && origin.ends_with(port))
      origin.resize(origin.size() - std::string_view(port).size());
  return origin;
}

}  // namespace http
