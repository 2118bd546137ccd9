#include "http/multipart.h"

#include <algorithm>
#include <cctype>
#include <optional>

#include "base/error.h"

namespace http {
namespace {

base::AppError malformed() {
  return base::AppError(base::ErrorCode::invalid, "form_malformed");
}

std::string lowered(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return out;
}

// The value of `; name=value` or `; name="value"` in a header's line. Browsers escape quotes in names as %22.
std::optional<std::string_view> parameter(std::string_view line, std::string_view name) {
  const std::string folded = lowered(line);
  for (std::size_t at = folded.find(';'); at != folded.npos; at = folded.find(';', at)) {
    ++at;
    while (at < folded.size() && folded[at] == ' ') ++at;
    if (folded.compare(at, name.size(), name) != 0 || at + name.size() >= folded.size() ||
        folded[at + name.size()] != '=')
      continue;
    std::string_view value = line.substr(at + name.size() + 1);
    if (value.starts_with('"')) {
      value.remove_prefix(1);
      const std::size_t end = value.find('"');
      if (end == value.npos) return std::nullopt;
      return value.substr(0, end);
    }
    return value.substr(0, value.find_first_of("; \t"));
  }
  return std::nullopt;
}

// The name in the part's Content-Disposition.
std::string name_of_part(std::string_view head) {
  constexpr std::string_view header = "content-disposition:";
  while (!head.empty()) {
    const std::size_t end = head.find("\r\n");
    const std::string_view line = head.substr(0, end);
    head.remove_prefix(end == head.npos ? head.size() : end + 2);
    if (!lowered(line).starts_with(header)) continue;
    if (const auto name = parameter(line, "name")) return std::string(*name);
  }
  throw malformed();
}

}  // namespace

FormParts read_form(std::string_view content_type, std::string_view body, std::size_t most_parts) {
  constexpr std::size_t longest_boundary = 70;  // RFC 2046, section 5.1.1
  const auto boundary = parameter(content_type, "boundary");
  const bool is_form = lowered(content_type).starts_with("multipart/form-data");
  if (!is_form || !boundary || boundary->empty() || boundary->size() > longest_boundary) throw malformed();
  const std::string opening = "--" + std::string(*boundary), between = "\r\n" + opening;
  if (!body.starts_with(opening)) throw malformed();
  body.remove_prefix(opening.size());

  FormParts parts;
  while (!body.starts_with("--")) {
    constexpr std::string_view line_end = "\r\n", head_end = "\r\n\r\n";
    if (!body.starts_with(line_end) || parts.size() >= most_parts) throw malformed();
    body.remove_prefix(line_end.size());
    const std::size_t head = body.find(head_end);
    if (head == body.npos) throw malformed();
    const std::string name = name_of_part(body.substr(0, head));
    body.remove_prefix(head + head_end.size());
    const std::size_t end = body.find(between);
    if (end == body.npos || !parts.emplace(name, body.substr(0, end)).second) throw malformed();
    body.remove_prefix(end + between.size());
  }
  return parts;
}

}  // namespace http
