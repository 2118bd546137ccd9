#pragma once

#include <string>
#include <string_view>

namespace http {

// What a browser says about where a request comes from; empty where a header is absent.
struct RequestOrigin {
  std::string_view sec_fetch_site;
  std::string_view origin;
  std::string_view host;
};

enum class OriginVerdict {
  own,      // from our own pages
  unknown,  // no browser, or one that says nothing
  foreign,  // from another site
};

// Judges a mutation. `public_origin` is "https://malbuch.example" or empty; the host that the request itself
// names is always our own, since a foreign page cannot choose it.
OriginVerdict judge_origin(const RequestOrigin& request, std::string_view public_origin);

// "https://Malbuch.example/app" -> "https://malbuch.example"; empty for anything that is no http(s) address.
std::string origin_of_url(std::string_view url);

}  // namespace http
