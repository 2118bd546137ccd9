#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace http {

inline constexpr std::size_t max_target_bytes = 8192;
inline constexpr std::size_t max_header_fields = 100;

// Finds the end of a request's head in a buffer that grows, reading each byte once. It refuses as soon as
// they come in the bytes that no head may have: control characters, a line feed without carriage return and
// the other way round.
class HeadScanner {
 public:
  enum class Result { more, complete, malformed };
  // `input` must begin with the same bytes as at the last call.
  Result scan(std::string_view input);
  // After `complete`: the number of bytes up to and with the empty line.
  std::size_t end() const { return scanned_; }

 private:
  std::size_t scanned_ = 0;
  std::size_t line_start_ = 0;
};

// Compares names of header fields and tokens, which ignore the case of ASCII letters.
bool equal_ignoring_case(std::string_view a, std::string_view b);

struct HeaderField {
  std::string_view name;
  std::string_view value;  // verbatim, without white space at its ends; nothing is percent-decoded
};

// Why a head must not pass.
struct Refusal {
  int status = 0;             // 0: it may; otherwise 400, 414, 415, 417, 431 or 501
  std::string_view why = {};  // for the log: a constant, so nothing of what was sent
};

struct ParsedHead;

// A request line and header fields that passed every check of the gate. Owns its bytes; moving keeps views
// valid.
class RequestHead {
 public:
  RequestHead() = default;
  RequestHead(RequestHead&&) = default;
  RequestHead& operator=(RequestHead&&) = default;
  RequestHead(const RequestHead&) = delete;
  RequestHead& operator=(const RequestHead&) = delete;

  // Reads a head as the scanner found it, with its empty line. What is refused, and why, stands at each
  // check.
  static ParsedHead parse(std::string_view bytes);
  // Of a head that is refused for its bytes: the method and target, where its first line is whole and good.
  static RequestHead parse_first_line(std::string_view bytes);

  std::string_view method() const { return method_; }
  std::string_view target() const { return target_; }
  std::string_view path() const { return target_.substr(0, target_.find('?')); }
  int minor_version() const { return minor_version_; }  // of HTTP/1.x: 0 or 1
  const std::vector<HeaderField>& fields() const { return fields_; }
  // The value of the first field of that name; empty where there is none.
  std::string_view value(std::string_view name) const;
  // The values of all fields of that name in their order, as one list with commas.
  std::string joined(std::string_view name) const;

  std::uint64_t content_length() const { return content_length_.value_or(0); }
  bool is_chunked() const { return chunked_; }
  bool has_body() const { return chunked_ || content_length() > 0; }
  bool expects_continue() const { return expects_continue_; }
  bool keep_alive() const { return keep_alive_; }

 private:
  Refusal parse_request_line(std::string_view line);
  Refusal parse_field(std::string_view line);
  Refusal read_framing();
  Refusal read_connection();
  std::size_t count(std::string_view name) const;

  std::vector<char> bytes_;
  std::string_view method_;
  std::string_view target_;
  int minor_version_ = 1;
  std::vector<HeaderField> fields_;
  std::optional<std::uint64_t> content_length_;
  bool chunked_ = false;
  bool expects_continue_ = false;
  bool keep_alive_ = true;
};

// Of a refused one, `head` has what was read up to there: never more than a request line that is good, and
// fields that are.
struct ParsedHead {
  RequestHead head;
  Refusal refusal;
};

}  // namespace http
