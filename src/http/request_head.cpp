#include "http/request_head.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "http/ascii.h"

namespace http {
namespace {

constexpr Refusal accepted{};

bool is_alphanumeric(char c) {
  return (c >= '0' && c <= '9') || (lower(c) >= 'a' && lower(c) <= 'z');
}

// RFC 9110, 5.6.2.
bool is_token(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return is_alphanumeric(c) || std::string_view("!#$%&'*+-.^_`|~").find(c) != std::string_view::npos;
  });
}

// A name or address with an optional port. Stricter than the grammar: no escapes and no other sub-delimiters.
bool is_host(std::string_view host) {
  return !host.empty() && std::all_of(host.begin(), host.end(), [](char c) {
    return is_alphanumeric(c) || std::string_view(".-_:[]").find(c) != std::string_view::npos;
  });
}

template <class Action>
void for_each_token(std::string_view list, Action action) {
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    if (const auto token = trim(list.substr(0, comma)); !token.empty()) action(token);
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
}

}  // namespace

bool equal_ignoring_case(std::string_view a, std::string_view b) {
  return a.size() == b.size() &&
         std::equal(a.begin(), a.end(), b.begin(), [](char x, char y) { return lower(x) == lower(y); });
}

HeadScanner::Result HeadScanner::scan(std::string_view input) {
  for (; scanned_ < input.size(); ++scanned_) {
    const auto c = static_cast<unsigned char>(input[scanned_]);
    if (c >= 0x20 && c != 0x7f) continue;
    if (c == '\t') continue;
    if (c == '\n') return Result::malformed;  // a carriage return takes its line feed along, below
    if (c != '\r') return Result::malformed;
    if (scanned_ + 1 == input.size()) return Result::more;
    if (input[scanned_ + 1] != '\n') return Result::malformed;
    const bool is_empty_line = scanned_ == line_start_;
    ++scanned_;
    line_start_ = scanned_ + 1;
    if (is_empty_line) {
      ++scanned_;
      return Result::complete;
    }
  }
  return Result::more;
}

ParsedHead RequestHead::parse(std::string_view bytes) {
  ParsedHead parsed;
  RequestHead& head = parsed.head;
  Refusal& refusal = parsed.refusal;
  head.bytes_.assign(bytes.begin(), bytes.end());
  std::string_view rest(head.bytes_.data(), head.bytes_.size());
  const auto next_line = [&] {
    const std::size_t end = std::min(rest.find("\r\n"), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 2, rest.size()));
    return line;
  };
  refusal = head.parse_request_line(next_line());
  if (refusal.status != 0) return parsed;
  head.fields_.reserve(16);
  for (auto line = next_line(); !line.empty(); line = next_line()) {
    refusal = head.parse_field(line);
    if (refusal.status != 0) return parsed;
  }
  refusal = head.read_framing();
  if (refusal.status == 0) refusal = head.read_connection();
  return parsed;
}

RequestHead RequestHead::parse_first_line(std::string_view bytes) {
  const std::size_t end = bytes.find("\r\n");
  if (end == std::string_view::npos) return {};
  return std::move(parse(bytes.substr(0, end)).head);
}

Refusal RequestHead::parse_request_line(std::string_view line) {
  const std::size_t first = line.find(' ');
  const std::size_t second = line.rfind(' ');
  if (first == std::string_view::npos || first == second) {
    if (line.size() > max_target_bytes) return {414, "target too long"};
    return {400, "request line without three parts"};
  }
  const std::string_view method = line.substr(0, first);
  const std::string_view target = line.substr(first + 1, second - first - 1);
  const std::string_view version = line.substr(second + 1);
  if (version != "HTTP/1.1" && version != "HTTP/1.0") return {400, "unknown version"};
  minor_version_ = version.back() - '0';

  if (target.size() > max_target_bytes) return {414, "target too long"};
  // Only the origin form: absolute forms are for proxies. The rest of the line's bytes are visible ASCII
  // without '#', so there is neither a second space nor a tab nor a raw byte above 126 to disagree about.
  if (target.empty() || target.front() != '/') return {400, "target is no path"};
  for (const char c : target)
    if (c <= ' ' || c == 0x7f || static_cast<signed char>(c) < 0 || c == '#')
      return {400, "forbidden character in target"};

  if (!is_token(method)) return {400, "method is no token"};
  method_ = method;
  target_ = target;
  static constexpr std::array<std::string_view, 7> known{"GET",   "HEAD",   "POST",   "PUT",
                                                         "PATCH", "DELETE", "OPTIONS"};
  if (std::find(known.begin(), known.end(), method_) == known.end()) return {501, "unknown method"};
  return accepted;
}

Refusal RequestHead::parse_field(std::string_view line) {
  if (fields_.size() == max_header_fields) return {431, "too many header fields"};
  // A line that begins with white space would continue the one before it (obs-fold): no token, so it is
  // refused here, like white space before the colon.
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos || !is_token(line.substr(0, colon)))
    return {400, "header field without a name"};
  // The value may hold any escape: nobody decodes it (request_processor.cpp).
  fields_.push_back({line.substr(0, colon), trim(line.substr(colon + 1))});
  return accepted;
}

std::string_view RequestHead::value(std::string_view name) const {
  for (const HeaderField& field : fields_)
    if (equal_ignoring_case(field.name, name)) return field.value;
  return {};
}

std::string RequestHead::joined(std::string_view name) const {
  std::string list;
  for (const HeaderField& field : fields_) {
    if (!equal_ignoring_case(field.name, name)) continue;
    if (!list.empty()) list += ", ";
    list += field.value;
  }
  return list;
}

std::size_t RequestHead::count(std::string_view name) const {
  return static_cast<std::size_t>(std::count_if(fields_.begin(), fields_.end(), [&](const auto& field) {
    return equal_ignoring_case(field.name, name);
  }));
}

// How long the body is must be beyond doubt, or two programs in a row disagree about where the next request
// begins.
Refusal RequestHead::read_framing() {
  const std::size_t lengths = count("Content-Length");
  const std::size_t codings = count("Transfer-Encoding");
  if (lengths + codings > 1) return {400, "more than one length"};
  if (lengths == 1) {
    const std::string_view text = value("Content-Length");
    std::uint64_t number = 0;
    if (text.empty() || text.size() > 18 || text.find_first_not_of("0123456789") != std::string_view::npos)
      return {400, "length is no number"};
    std::from_chars(text.data(), text.data() + text.size(), number);
    content_length_ = number;
  }
  if (codings == 1) {
    if (minor_version_ == 0 || !equal_ignoring_case(value("Transfer-Encoding"), "chunked"))
      return {400, "unknown transfer coding"};
    chunked_ = true;
  }
  // A compressed body could unfold to any size; no client of ours sends one.
  if (has_body() && count("Content-Encoding") > 0 &&
      !equal_ignoring_case(value("Content-Encoding"), "identity"))
    return {415, "compressed body"};
  return accepted;
}

Refusal RequestHead::read_connection() {
  const std::size_t hosts = count("Host");
  if (hosts > 1 || (hosts == 0 && minor_version_ == 1)) return {400, "not one host"};
  if (hosts == 1 && !is_host(value("Host"))) return {400, "malformed host"};
  // Fields that decide about rights: with two of them, two readers could each believe another one.
  for (const std::string_view name : {"Authorization", "Content-Type", "Cookie", "Origin", "Sec-Fetch-Site"})
    if (count(name) > 1) return {400, "header field that must stand once"};

  keep_alive_ = minor_version_ == 1;
  bool close = false;
  for (const HeaderField& field : fields_) {
    if (!equal_ignoring_case(field.name, "Connection")) continue;
    for_each_token(field.value, [&](std::string_view token) {
      if (equal_ignoring_case(token, "close")) close = true;
      if (equal_ignoring_case(token, "keep-alive")) keep_alive_ = true;
    });
  }
  if (close) keep_alive_ = false;

  if (minor_version_ == 1 && count("Expect") > 0) {
    if (!equal_ignoring_case(value("Expect"), "100-continue")) return {417, "unknown expectation"};
    expects_continue_ = has_body();
  }
  return accepted;
}

}  // namespace http
