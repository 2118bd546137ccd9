#include "config/value.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include <arpa/inet.h>

#include "base/error.h"
#include "base/utf8.h"

namespace config {
namespace {

using base::AppError;
using base::ErrorCode;

constexpr std::size_t longest_text = 1000;

[[noreturn]] void refuse(std::string reason, std::vector<std::string> arguments = {}) {
  throw AppError(ErrorCode::invalid, std::move(reason), {}, std::move(arguments));
}

std::optional<std::int64_t> parse_integer(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

void check_integer(const Rule& rule, std::int64_t number) {
  if (number < rule.low || number > rule.high)
    refuse("config_out_of_range", {std::to_string(rule.low), std::to_string(rule.high)});
}

bool consists_of(std::string_view text, std::string_view extra) {
  return std::all_of(text.begin(), text.end(), [&](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           extra.find(c) != std::string_view::npos;
  });
}

bool is_address(const std::string& text, int family) {
  in6_addr scratch{};
  return inet_pton(family, text.c_str(), &scratch) == 1;
}

// "10.0.0.1", "10.0.0.0/8", "::1", "fd00::/8".
bool is_network(const std::string& text) {
  const std::size_t slash = text.find('/');
  const std::string address = text.substr(0, slash);
  const bool v4 = is_address(address, AF_INET);
  if (!v4 && !is_address(address, AF_INET6)) return false;
  if (slash == std::string::npos) return true;
  const auto bits = parse_integer(std::string_view(text).substr(slash + 1));
  return bits && *bits >= 0 && *bits <= (v4 ? 32 : 128);
}

bool is_host_name(std::string_view text) {
  return !text.empty() && text.size() <= 253 && consists_of(text, "-.") && text.front() != '-' &&
         text.front() != '.';
}

// The longest path of a socket, without its end (unix(7)).
constexpr std::size_t longest_socket_path = 107;

void check_listen_address(const std::string& text) {
  if (text.starts_with(socket_prefix)) {
    const std::string_view path = std::string_view(text).substr(socket_prefix.size());
    if (!path.starts_with('/') || path.size() > longest_socket_path) refuse("config_listen_socket");
    return;
  }
  const std::size_t colon = text.rfind(':');
  if (colon == std::string::npos) refuse("config_listen_address");
  const std::string_view host = std::string_view(text).substr(0, colon);
  const auto port = parse_integer(std::string_view(text).substr(colon + 1));
  const bool bracketed = host.size() > 2 && host.front() == '[' && host.back() == ']';
  const bool good_host =
      bracketed ? is_address(std::string(host.substr(1, host.size() - 2)), AF_INET6) : is_host_name(host);
  if (!good_host || !port || *port < 0 || *port > 65535) refuse("config_listen_address");
}

void check_web_address(std::string_view text) {
  const bool secure = text.starts_with("https://");
  if (!secure && !text.starts_with("http://")) refuse("config_web_address");
  text.remove_prefix(secure ? 8 : 7);
  const std::size_t colon = text.rfind(':');
  const bool has_port = colon != std::string_view::npos && text.back() != ']';
  if (has_port) {
    const auto port = parse_integer(text.substr(colon + 1));
    if (!port || *port < 1 || *port > 65535) refuse("config_web_address");
    text = text.substr(0, colon);
  }
  const bool bracketed = text.size() > 2 && text.front() == '[' && text.back() == ']';
  if (bracketed ? !is_address(std::string(text.substr(1, text.size() - 2)), AF_INET6) : !is_host_name(text))
    refuse("config_web_address");
}

// As providers call themselves: with a path, but nothing behind it.
void check_service_address(std::string_view text) {
  const std::size_t host = text.find("://");
  const std::size_t path = host == std::string_view::npos ? host : text.find('/', host + 3);
  check_web_address(text.substr(0, path));
  if (path != std::string_view::npos && !consists_of(text.substr(path), "/-_.~%"))
    refuse("config_web_address");
}

void check_base_path(std::string_view text) {
  const bool good = text.size() > 1 && text.front() == '/' && text.back() != '/' &&
                    consists_of(text, "/-_.~") && text.find("//") == std::string_view::npos &&
                    text.find("..") == std::string_view::npos;
  if (!good) refuse("config_base_path");
  // A proxy may take the path away, so that these could be meant as they are.
  for (const std::string_view own : {"/api", "/assets"}) {
    if (text == own || (text.starts_with(own) && text[own.size()] == '/')) refuse("config_base_path_taken");
  }
}

void check_mail_address(std::string_view text) {
  const std::size_t at = text.find('@');
  const bool good = text.size() <= 254 && at != std::string_view::npos && at > 0 && text.rfind('@') == at &&
                    text.find_first_of(" <>,;\"") == std::string_view::npos &&
                    is_host_name(text.substr(at + 1));
  if (!good) refuse("config_mail_address");
}

void check_time_zone(std::string_view text) {
  const bool good = !text.empty() && text.size() <= 60 && consists_of(text, "/_-+") && text.front() != '/' &&
                    text.back() != '/' && text.find("//") == std::string_view::npos;
  if (!good) refuse("config_time_zone");
}

std::string joined(const std::vector<std::string_view>& choices, std::string_view between = ", ") {
  std::string out;
  for (const std::string_view choice : choices) {
    if (choice.empty()) continue;
    out += (out.empty() ? std::string() : std::string(between)) + "„" + std::string(choice) + "“";
  }
  return out;
}

// Keys that were swapped show by how they start. The value stays unsaid: it may be the secret one.
void check_prefix(const Rule& rule, const std::string& text) {
  if (rule.prefixes.empty()) return;
  const bool fits = std::any_of(rule.prefixes.begin(), rule.prefixes.end(), [&](std::string_view prefix) {
    return text.starts_with(prefix) && text.size() > prefix.size();
  });
  if (!fits) refuse("config_wrong_prefix", {joined(rule.prefixes, " oder ")});
}

void check_image_size(std::string_view text) {
  const std::size_t cross = text.find('x');
  const auto width = parse_integer(text.substr(0, cross));
  const auto height = cross == std::string_view::npos ? std::nullopt : parse_integer(text.substr(cross + 1));
  constexpr std::int64_t shortest = 256, longest = 4096;
  const auto fits = [](const auto& side) { return side && *side >= shortest && *side <= longest; };
  if (!fits(width) || !fits(height)) refuse("config_engine_size");
}

void check_text(const Rule& rule, const std::string& text) {
  if (!base::is_valid_utf8(text)) refuse("config_not_utf8");
  if (std::any_of(text.begin(), text.end(), [](unsigned char c) { return c < 0x20 || c == 0x7f; }))
    refuse("config_control_characters");
  if (base::count_code_points(text) > longest_text) refuse("config_too_long", {std::to_string(longest_text)});
  if (rule.kind == Kind::choice) {
    if (std::find(rule.choices.begin(), rule.choices.end(), text) == rule.choices.end())
      refuse("config_not_a_choice", {joined(rule.choices)});
    return;
  }
  if (text.empty()) {
    if (rule.empty == Empty::refused) refuse("config_empty");
    return;
  }
  check_prefix(rule, text);
  switch (rule.kind) {
    case Kind::listen_address:
      return check_listen_address(text);
    case Kind::web_address:
      return check_web_address(text);
    case Kind::service_address:
      return check_service_address(text);
    case Kind::base_path:
      return check_base_path(text);
    case Kind::mail_address:
      return check_mail_address(text);
    case Kind::time_zone:
      return check_time_zone(text);
    case Kind::image_size:
      return check_image_size(text);
    default:
      return;
  }
}

std::vector<std::string> split_at_commas(std::string_view text) {
  std::vector<std::string> parts;
  while (!base::trim(text).empty()) {
    const std::size_t comma = std::min(text.find(','), text.size());
    parts.emplace_back(base::trim(text.substr(0, comma)));
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  return parts;
}

PlanNumbers parse_plan_numbers(const Rule& rule, std::string_view text, PlanNumbers numbers) {
  for (const std::string& part : split_at_commas(text)) {
    const std::size_t equals = part.find('=');
    if (equals == std::string::npos) refuse_type(rule);
    const std::string_view plan = base::trim(std::string_view(part).substr(0, equals));
    const auto number = parse_integer(base::trim(std::string_view(part).substr(equals + 1)));
    if (!number) refuse_type(rule);
    if (plan == "free") {
      numbers.free = *number;
    } else if (plan == "basic") {
      numbers.basic = *number;
    } else if (plan == "premium") {
      numbers.premium = *number;
    } else {
      refuse_type(rule);
    }
  }
  return numbers;
}

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out.push_back('\\');
    out.push_back(c);
  }
  return out + "\"";
}

}  // namespace

Value parse_value(const Rule& rule, std::string_view text, const PlanNumbers& fallback) {
  Value value = std::string(text);
  if (rule.kind == Kind::integer) {
    const auto number = parse_integer(base::trim(text));
    if (!number) refuse_type(rule);
    value = *number;
  } else if (rule.kind == Kind::networks || rule.kind == Kind::web_addresses || rule.kind == Kind::words) {
    value = split_at_commas(text);
  } else if (rule.kind == Kind::plan_numbers) {
    value = parse_plan_numbers(rule, text, fallback);
  }
  check_value(rule, value);
  return value;
}

void check_value(const Rule& rule, const Value& value) {
  if (const auto* text = std::get_if<std::string>(&value)) {
    check_text(rule, *text);
  } else if (const auto* number = std::get_if<std::int64_t>(&value)) {
    check_integer(rule, *number);
  } else if (const auto* list = std::get_if<std::vector<std::string>>(&value)) {
    if (rule.kind == Kind::web_addresses) {
      if (list->empty() && rule.empty == Empty::refused) refuse("config_empty");
      for (const std::string& address : *list) check_web_address(address);
    } else if (rule.kind == Kind::words) {
      for (const std::string& word : *list) check_text({Kind::text, Empty::refused}, word);
    } else if (!std::all_of(list->begin(), list->end(), is_network)) {
      refuse("config_network");
    }
  } else {
    const auto& numbers = std::get<PlanNumbers>(value);
    for (const std::int64_t one : {numbers.free, numbers.basic, numbers.premium}) check_integer(rule, one);
  }
}

void refuse_type(const Rule& rule) {
  switch (rule.kind) {
    case Kind::integer:
      refuse("config_needs_integer", {std::to_string(rule.low), std::to_string(rule.high)});
    case Kind::networks:
      refuse("config_needs_list");
    case Kind::words:
      refuse("config_needs_words");
    case Kind::web_addresses:
      refuse("config_web_addresses");
    case Kind::plan_numbers:
      refuse("config_needs_plan_numbers");
    case Kind::choice:
      refuse("config_not_a_choice", {joined(rule.choices)});
    default:
      refuse("config_needs_text");
  }
}

std::string to_toml(const Value& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return quoted(*text);
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  if (const auto* list = std::get_if<std::vector<std::string>>(&value)) {
    std::string out = "[";
    for (const std::string& item : *list) out += (out.size() > 1 ? ", " : "") + quoted(item);
    return out + "]";
  }
  const auto& numbers = std::get<PlanNumbers>(value);
  return "{ free = " + std::to_string(numbers.free) + ", basic = " + std::to_string(numbers.basic) +
         ", premium = " + std::to_string(numbers.premium) + " }";
}

HostPort split_listen_address(std::string_view text) {
  if (text.starts_with(socket_prefix)) return {std::string(text), 0};
  const std::size_t colon = text.rfind(':');
  std::string_view host = text.substr(0, colon);
  if (host.starts_with('[')) host = host.substr(1, host.size() - 2);
  return {std::string(host), static_cast<int>(parse_integer(text.substr(colon + 1)).value_or(0))};
}

}  // namespace config
