#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "config/config.h"

namespace config {

// What a setting accepts.
enum class Kind {
  text,             // any printable text
  choice,           // one of Setting::choices
  integer,          // Setting::low to Setting::high
  listen_address,   // "127.0.0.1:8080", "[::1]:8080", "localhost:0"
  web_address,      // "https://host" without a path, or empty
  service_address,  // "https://host/path", or empty
  base_path,        // "/malbuch", or empty
  file_path,        // any path
  networks,         // list of addresses and networks
  words,            // list of texts
  web_addresses,    // list of "https://host", at least one
  image_size,       // "1024x1536", or empty
  mail_address,     // or empty
  time_zone,        // IANA name
  plan_numbers,     // { free = 1, basic = 2, premium = 3 }, each from Setting::low to Setting::high
};

using Value = std::variant<std::string, std::int64_t, std::vector<std::string>, PlanNumbers>;

// May a text setting be left empty?
enum class Empty { allowed, refused };

// What a value must keep to.
struct Rule {
  Kind kind = Kind::text;
  Empty empty = Empty::allowed;
  std::int64_t low = 0;
  std::int64_t high = 0;
  std::vector<std::string_view> choices = {};
  std::vector<std::string_view> prefixes = {};  // a text starts with one of them
};

// Reads a value as it is written in an environment variable, on the command line and in the schema's
// defaults: lists with commas, plan numbers as "free=30,basic=100". What plan numbers leave out keeps its
// number in `fallback`. Throws base::AppError with the reason; the arguments hold no value, because it may be
// a secret.
Value parse_value(const Rule& rule, std::string_view text, const PlanNumbers& fallback = {});

// Checks a value that has the right type. Throws base::AppError.
void check_value(const Rule& rule, const Value& value);

// The refusal of a value that has the wrong type, with what is expected and an example.
[[noreturn]] void refuse_type(const Rule& rule);

// The value as TOML: "text" in quotes, 12, ["a", "b"], { free = 1, basic = 2, premium = 3 }.
std::string to_toml(const Value& value);

// "127.0.0.1:8080" taken apart; the value must have passed check_value.
struct HostPort {
  std::string host;
  int port = 0;
};
HostPort split_listen_address(std::string_view text);

}  // namespace config
