#include "http/accept_encoding.h"

#include <algorithm>
#include <optional>

#include "http/ascii.h"
#include "http/request_head.h"

namespace http {
namespace {

std::string_view take_until(std::string_view& rest, char separator) {
  const std::size_t end = std::min(rest.find(separator), rest.size());
  const std::string_view part = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return trim(part);
}

// "1", "0.8", "0.123" in thousandths (RFC 9110, 12.4.2); a malformed weight is 0.
int weight(std::string_view text) {
  if (text.empty() || text.size() > 5 || (text[0] != '0' && text[0] != '1')) return 0;
  int thousandths = (text[0] - '0') * 1000;
  if (text.size() > 1 && text[1] != '.') return 0;
  int unit = 100;
  for (std::size_t i = 2; i < text.size(); ++i, unit /= 10) {
    if (text[i] < '0' || text[i] > '9') return 0;
    thousandths += (text[i] - '0') * unit;
  }
  return std::min(thousandths, 1000);
}

struct Weights {
  std::optional<int> brotli, gzip, identity, any;
};

Weights read(std::string_view list) {
  Weights weights;
  while (!list.empty()) {
    std::string_view element = take_until(list, ',');
    const std::string_view coding = take_until(element, ';');
    int value = 1000;
    while (!element.empty()) {
      const std::string_view parameter = take_until(element, ';');
      if (parameter.size() > 2 && (parameter[0] == 'q' || parameter[0] == 'Q') && parameter[1] == '=')
        value = weight(parameter.substr(2));
    }
    if (equal_ignoring_case(coding, "br")) weights.brotli = value;
    if (equal_ignoring_case(coding, "gzip") || equal_ignoring_case(coding, "x-gzip")) weights.gzip = value;
    if (equal_ignoring_case(coding, "identity")) weights.identity = value;
    if (coding == "*") weights.any = value;
  }
  return weights;
}

}  // namespace

Encoding choose_encoding(std::string_view accept_encoding, bool has_gzip, bool has_brotli) {
  if (accept_encoding == "gzip, deflate, br" || accept_encoding == "gzip, deflate, br, zstd")
    return has_brotli ? Encoding::brotli : has_gzip ? Encoding::gzip : Encoding::identity;  // every browser
  const Weights weights = read(accept_encoding);
  const int brotli = has_brotli ? weights.brotli.value_or(weights.any.value_or(0)) : 0;
  const int gzip = has_gzip ? weights.gzip.value_or(weights.any.value_or(0)) : 0;
  // Identity is acceptable unless it is named, and then liked least.
  const int identity = weights.identity.value_or(weights.any == 0 ? 0 : 1);
  if (brotli > 0 && brotli >= gzip && brotli >= identity) return Encoding::brotli;
  if (gzip > 0 && gzip >= identity) return Encoding::gzip;
  return Encoding::identity;
}

}  // namespace http
